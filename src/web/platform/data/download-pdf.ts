import { fileKind } from './file-kind.ts';
import { saveFile } from './save-file.ts';

/** Hands a document to the reader to keep, under its title; a picture or a text keeps the name that it came with. */
export function downloadPdf(bytes: ArrayBuffer, title: string): void {
  const { type, ending } = title.endsWith('.txt') ? text : fileKind(bytes);
  const name = title.toLowerCase().endsWith(`.${ending}`) ? title : `${title}.${ending}`;
  saveFile(bytes, { name, type });
}

const text = { type: 'text/plain', ending: 'txt' };
