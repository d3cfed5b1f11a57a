/** What the parts of a document are drawn with. */
import type { DocumentWords } from './document-words.ts';
import type { SignatureMark } from './filled-document.ts';

export type Brush = {
  pdf: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  /** Replaces what the font cannot draw. */
  clean: (text: string) => string;
  margin: number;
  word: DocumentWords;
  mark?: SignatureMark;
};
