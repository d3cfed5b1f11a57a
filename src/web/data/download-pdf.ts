import { fileKind } from './file-kind.ts';

/** Hands a document to the reader to keep, under its title; a picture or a text keeps the name that it came with. */
export function downloadPdf(bytes: ArrayBuffer, title: string): void {
  const { type, ending } = title.endsWith('.txt') ? text : fileKind(bytes);
  const name = title.toLowerCase().endsWith(`.${ending}`) ? title : `${title}.${ending}`;
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const text = { type: 'text/plain', ending: 'txt' };
