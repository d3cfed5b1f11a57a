/** Fills a document template: blocks whose rule does not hold are left out, figures are put in, nothing is evaluated. */
import { holds } from '../../engine/rules/holds.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import { interpolate } from '../../engine/text/interpolate.ts';
import type { DocumentBlock, DocumentTemplate } from '../../types/document-template.ts';
import type { Lender } from '../facts/lender.ts';
import type { FilledBlock, FilledDocument } from './filled-document.ts';

export type FillData = Record<string, unknown> & { org: Lender['org'] };

export function fillTemplate(
  template: DocumentTemplate,
  lender: Lender,
  data: FillData,
  marks: Pick<FilledDocument, 'lender' | 'loanNumber' | 'madeAt'>,
): FilledDocument {
  const write = (text: string) => interpolate(text, { words: lender.flow.words, ...data });
  const shown = template.blocks.filter(({ when = 'always' }) =>
    holds(lender.flow.rules, when, scopeOf(lender.flow, data)),
  );
  return {
    type: documentType(template),
    title: write(template.title),
    version: template.version,
    ...marks,
    blocks: shown.map((block) => fillBlock(block, write)).filter((block) => block !== undefined),
  };
}

/** What it is stored as. */
export function documentType({ type, id }: DocumentTemplate): string {
  return type ?? id;
}

function fillBlock(block: DocumentBlock, write: (text: string) => string): FilledBlock | undefined {
  if (block.heading !== undefined) return { kind: 'heading', text: write(block.heading) };
  if (block.text !== undefined) return { kind: 'text', text: write(block.text) };
  if (block.list) return { kind: 'list', items: block.list.map(write) };
  if (block.signature) return { kind: 'signature', label: write(block.signature.label) };
  if (!block.table) return undefined;
  const { head, rows } = block.table;
  return {
    kind: 'table',
    rows: rows.map((row) => row.map(write)),
    ...(head ? { head: head.map(write) } : {}),
  };
}
