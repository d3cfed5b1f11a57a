/** The files of one upload field: those the server keeps, those on their way, and those that did not arrive. */
import { useRef, useState } from 'react';
import { failureSentence } from '../../api/api-error.ts';
import type { FileRef, WidgetProps } from '../widget.ts';
import { fileProblem } from './file-problem.ts';
import { textOption } from './option.ts';

export type UploadRow = {
  key: string;
  name: string;
  size: number;
  state: 'kept' | 'sending' | 'failed';
  problem?: string;
  /** Address of the picture in this browser, for images chosen just now. */
  picture?: string;
  file?: File;
};

type Props = Pick<WidgetProps<FileRef[]>, 'value' | 'onChange' | 'onBlur' | 'options' | 'page'>;

/** `news` is what a screen reader hears. */
export function useUploads({ value = [], onChange, onBlur, options, page }: Props) {
  const [local, setLocal] = useState<UploadRow[]>([]);
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const [news, setNews] = useState('');
  // Two files may arrive in either order: each is added to what is kept by then, not to what was when it left.
  const kept = useRef(value);
  kept.current = value;

  const put = (files: FileRef[]) => {
    kept.current = files;
    onChange(files.length ? files : undefined);
  };
  const patch = (key: string, change: Partial<UploadRow>) =>
    setLocal((rows) => rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const drop = (key: string) => setLocal((rows) => rows.filter((row) => row.key !== key));

  const send = async (row: UploadRow) => {
    if (!row.file) return;
    patch(row.key, { state: 'sending' });
    try {
      const ref = await page.upload(row.file, textOption(options, 'type'));
      drop(row.key);
      if (row.picture) setPictures((known) => ({ ...known, [ref.uuid]: row.picture ?? '' }));
      put([...kept.current, ref]);
      setNews(`${row.name} uploaded`);
      onBlur();
    } catch (error) {
      patch(row.key, { state: 'failed', problem: failureSentence(error) });
      setNews(`${row.name} was not uploaded`);
    }
  };
  const add = (files: File[]) => {
    const rows = files.map((file) => newRow(file, kept.current));
    setLocal((before) => [...before, ...rows]);
    for (const row of rows) if (row.state === 'sending') void send(row);
  };
  const remove = (row: UploadRow) => {
    drop(row.key);
    setNews(`${row.name} removed`);
    if (row.state !== 'kept') return;
    put(kept.current.filter(({ uuid }) => uuid !== row.key));
    // Forgotten here at once; the server forgets an unused file by itself if this does not reach it.
    page.removeFile(row.key).catch(() => undefined);
  };
  return { rows: [...value.map((ref) => keptRow(ref, pictures)), ...local], add, remove, retry: send, news };
}

function keptRow({ uuid, name, size }: FileRef, pictures: Record<string, string>): UploadRow {
  const picture = pictures[uuid];
  return { key: uuid, name: name ?? 'File', size: size ?? 0, state: 'kept', ...(picture && { picture }) };
}

function newRow(file: File, kept: FileRef[]): UploadRow {
  const problem = fileProblem(file, kept);
  const picture = /^image\/(jpeg|png)$/.test(file.type) ? pictureOf(file) : undefined;
  const row = { key: crypto.randomUUID(), name: file.name, size: file.size, ...(picture && { picture }) };
  return problem ? { ...row, state: 'failed', problem } : { ...row, state: 'sending', file };
}

function pictureOf(file: File): string | undefined {
  return typeof URL.createObjectURL === 'function' ? URL.createObjectURL(file) : undefined;
}
