/** The PDF that is on its way, or that did not arrive; once it has, the page's facts list it. */
import { useRef, useState } from 'react';
import { failureSentence } from '../../platform/api/transport/api-error.ts';
import type { FileRef } from '../../platform/data/file-ref.ts';
import { say } from '../../platform/data/say.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import { fileProblem } from './file-problem.ts';
import { isRefusedFile } from './is-refused-file.ts';
import type { UploadRow } from './use-uploads.ts';

type Props = Pick<WidgetProps<FileRef[], 'one-pdf'>, 'onBlur' | 'page'>;

/** `news` is what a screen reader hears. What is there already stays until the next one has arrived. */
export function useOnePdf({ onBlur, page }: Props) {
  const [row, setRow] = useState<UploadRow>();
  const [news, setNews] = useState('');
  const line = useRef(Promise.resolve(true));
  const fail = (failed: UploadRow, problem: string) => {
    setRow({ ...failed, state: 'failed', problem });
    setNews(`${say('file-upload.failed', { name: failed.name })} ${problem}`);
    return false;
  };
  const send = async ({ file, ...sent }: UploadRow): Promise<boolean> => {
    if (!file) return false;
    setRow({ ...sent, file, state: 'sending' });
    try {
      await page.upload(file, '');
      await page.refresh();
      setRow(undefined);
      setNews(say('file-upload.arrived', { name: sent.name }));
      onBlur();
      return true;
    } catch (error) {
      return fail(isRefusedFile(error) ? sent : { ...sent, file }, failureSentence(error));
    }
  };
  // One that is chosen while another is on its way goes after it.
  const sendSoon = (chosen: UploadRow) => {
    line.current = line.current.then(() => send(chosen));
    page.waitFor?.(line.current);
  };
  const add = ([file]: File[]) => {
    if (!file) return;
    const chosen: UploadRow = { key: file.name, name: file.name, size: file.size, state: 'sending' };
    const problem = problemOf(file);
    if (problem) fail(chosen, problem);
    else sendSoon({ ...chosen, file });
  };
  return { row, news, add, retry: () => row && sendSoon(row), forget: () => setRow(undefined) };
}

const problemOf = (file: File) =>
  /\.pdf$/i.test(file.name) ? fileProblem(file, []) : say('one-pdf.wrongKind');
