/** Fills a document template: blocks whose rule does not hold are left out, figures are put in, nothing is evaluated. */
import { holds } from '../../engine/rules/holds.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import { interpolate } from '../../engine/text/interpolate.ts';
import type { DocumentBlock, DocumentRow, DocumentTemplate } from '../../types/document-template.ts';
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
  const scope = scopeOf(lender.flow, data);
  const isThere = ({ when = 'always' }: { when?: string }) => holds(lender.flow.rules, when, scope);
  const shown = template.blocks.filter(isThere);
  return {
    type: documentType(template),
    title: write(template.title),
    version: template.version,
    ...marks,
    blocks: shown.map((block) => fillBlock(block, { write, isThere })).filter((block) => block !== undefined),
  };
}

/** What it is stored as. */
export function documentType({ type, id }: DocumentTemplate): string {
  return type ?? id;
}

type Filling = { write: (text: string) => string; isThere: (ruled: { when?: string }) => boolean };

function fillBlock(block: DocumentBlock, { write, isThere }: Filling): FilledBlock | undefined {
  if (block.heading !== undefined) return { kind: 'heading', text: write(block.heading) };
  if (block.text !== undefined) return { kind: 'text', text: write(block.text) };
  if (block.list) return { kind: 'list', items: block.list.map(write) };
  if (block.signature) return { kind: 'signature', label: write(block.signature.label) };
  if (!block.table) return undefined;
  const { head, rows } = block.table;
  return {
    kind: 'table',
    rows: rows
      .map(ruled)
      .filter(isThere)
      .map(({ cells }) => cells.map(write)),
    ...(head ? { head: head.map(write) } : {}),
  };
}

function ruled(row: DocumentRow): { cells: string[]; when?: string } {
  return Array.isArray(row) ? { cells: row } : row;
}
