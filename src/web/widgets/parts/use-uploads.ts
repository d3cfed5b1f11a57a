/** The files of one upload field: those the server keeps, those on their way, and those that did not arrive. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { failureSentence } from '../../platform/api/transport/api-error.ts';
import type { FileRef } from '../../platform/data/file-ref.ts';
import { say } from '../../platform/data/say.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import { lookAtPhoto } from '../photo/look-at-photo.ts';
import { fileProblem } from './file-problem.ts';
import { isRefusedFile } from './is-refused-file.ts';
import { usePictures } from './use-pictures.ts';

export type UploadRow = {
  key: string;
  name: string;
  size: number;
  state: 'kept' | 'sending' | 'failed';
  problem?: string;
  /** Address of the picture in this browser, for images chosen just now. */
  picture?: string;
  /** What would make a better photo. It stops nothing. */
  advice?: string[];
  file?: File;
};

type Props = Pick<
  WidgetProps<FileRef[], 'file-upload'>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'options' | 'page'
>;

/** `news` is what a screen reader hears. */
export function useUploads({ name, value = [], onChange, onBlur, options, page }: Props) {
  const [local, setLocal] = useState<UploadRow[]>([]);
  const [looks, setLooks] = useState<Record<string, Look>>({});
  const [news, setNews] = useState('');
  const pictures = usePictures();
  // Two files may arrive in either order: each is added to what is kept by then, not to what was when it left.
  const kept = useRef(value);
  useLayoutEffect(() => {
    kept.current = value;
  }, [value]);

  const put = (files: FileRef[]) => {
    kept.current = files;
    onChange(files.length ? files : undefined);
  };
  const patch = (key: string, change: Partial<UploadRow>) =>
    setLocal((rows) => rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const drop = (key: string) => setLocal((rows) => rows.filter((row) => row.key !== key));
  // The one that was asked for is here: what was wrong with another no longer matters.
  const dropRefused = () => setLocal((rows) => rows.filter(({ state, file }) => state !== 'failed' || file));

  // Files from another device come and go there; what came from there before and is gone now goes here too.
  const known = useRef(new Set<string>());
  const arrived = page.received?.[name];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arrival changes the answer
  useEffect(() => {
    if (!arrived) return;
    const there = new Set(arrived.map(({ uuid }) => uuid));
    const stays = kept.current.filter(({ uuid }) => there.has(uuid) || !known.current.has(uuid));
    const fresh = arrived.filter(({ uuid }) => !known.current.has(uuid) && !hasFile(stays, uuid));
    for (const uuid of there) known.current.add(uuid);
    if (fresh.length === 0 && stays.length === kept.current.length) return;
    put([...stays, ...fresh]);
    setNews(fresh.map((file) => say('file-upload.received', { name: file.name })).join(', '));
  }, [arrived]);

  const send = async (row: UploadRow): Promise<boolean> => {
    if (!row.file) return false;
    patch(row.key, { state: 'sending' });
    const look = options.camera === undefined ? {} : await lookAtPhoto(row.file, options.camera);
    if (look.problem) {
      refuse(row, look.problem);
      return false;
    }
    try {
      const ref = await page.upload(row.file, options.type ?? '');
      drop(row.key);
      if (options.maxFiles === 1) dropRefused();
      setLooks((before) => ({ ...before, [ref.uuid]: { ...look, picture: row.picture } }));
      put([...kept.current, ref]);
      setNews([say('file-upload.arrived', { name: row.name }), ...(look.advice ?? [])].join(' '));
      onBlur();
      return true;
    } catch (error) {
      const problem = failureSentence(error);
      if (isRefusedFile(error)) refuse(row, problem);
      else fail(row, problem);
      return false;
    }
  };
  const sendSoon = (row: UploadRow) => {
    const work = send(row);
    page.waitFor?.(work);
  };
  const tell = (row: UploadRow, problem: string) =>
    setNews(`${say('file-upload.failed', { name: row.name })} ${problem}`);
  const fail = (row: UploadRow, problem: string) => {
    patch(row.key, { state: 'failed', problem });
    tell(row, problem);
  };
  const refuse = (row: UploadRow, problem: string) => {
    fail(row, problem);
    // Without the file it cannot be sent again: another one has to be chosen.
    setLocal((rows) => rows.map((one) => (one.key === row.key ? withoutFile(one) : one)));
  };
  const add = (files: File[]) => {
    const rows = files.map((file) => newRow(file, kept.current, pictures.addressOf(file), options.camera));
    setLocal((before) => [...before, ...rows]);
    for (const row of rows) {
      if (row.state === 'sending') sendSoon(row);
      else if (row.problem) tell(row, row.problem);
    }
  };
  const remove = (row: UploadRow) => {
    drop(row.key);
    pictures.giveBack(row.picture);
    setNews(say('file-upload.removed', { name: row.name }));
    if (row.state !== 'kept') return;
    put(kept.current.filter(({ uuid }) => uuid !== row.key));
    // Forgotten here at once; the server forgets an unused file by itself if this does not reach it.
    page.removeFile(row.key).catch(() => undefined);
  };
  return {
    rows: [...value.map((ref) => keptRow(ref, looks[ref.uuid])), ...local],
    add,
    remove,
    retry: sendSoon,
    news,
  };
}

const hasFile = (files: FileRef[], uuid: string) => files.some((file) => file.uuid === uuid);

/** What this browser itself saw of a file. */
type Look = { picture?: string | undefined; advice?: string[] };

function keptRow({ uuid, name, size }: FileRef, { picture, advice }: Look = {}): UploadRow {
  const row: UploadRow = {
    key: uuid,
    name: name ?? say('file-upload.nameless'),
    size: size ?? 0,
    state: 'kept',
  };
  return { ...row, ...(picture && { picture }), ...(advice && { advice }) };
}

function withoutFile({ file: _, ...row }: UploadRow): UploadRow {
  return row;
}

function newRow(file: File, kept: FileRef[], picture: string | undefined, camera: unknown): UploadRow {
  const problem = fileProblem(file, kept, camera);
  const row = { key: crypto.randomUUID(), name: file.name, size: file.size, ...(picture && { picture }) };
  return problem ? { ...row, state: 'failed', problem } : { ...row, state: 'sending', file };
}
