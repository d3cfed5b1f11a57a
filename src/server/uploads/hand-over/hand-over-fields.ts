/** Which fields of a page may be handed over: file fields that one of its hand-over blocks names. Content decides. */

import type { CompiledPage } from '../../../engine/content/bundle.ts';
import { isRecord } from '../../../engine/facts/facts.ts';
import { CallError } from '../../platform/errors/call-error.ts';

/** The named fields in the page's order; a field that the page does not hand over is refused. */
export function handOverFields(page: CompiledPage, names: readonly string[]): string[] {
  const open = (page.content ?? []).flatMap((block) => (block.block === 'hand-over' ? block.fields : []));
  if (names.some((field) => !open.includes(field) || uploadTypeOf(page, field) === undefined))
    throw new CallError(400, 'These fields cannot be handed over.');
  return open.filter((field) => names.includes(field));
}

/** The document type under which a file field stores what is sent; undefined for any other field. */
export function uploadTypeOf(page: CompiledPage, field: string): string | undefined {
  const look = page.ui?.[field];
  if (!isRecord(look) || look['ui:widget'] !== 'file-upload') return undefined;
  const options = look['ui:options'];
  return isRecord(options) && typeof options.type === 'string' ? options.type : 'UPLOAD';
}
