/** How one field of a page looks; an empty look when the page says nothing. */
import type { FieldUi, Page } from '../../types/page.ts';
import { isRecord } from '../facts/facts.ts';

/** The `ui` entry of a field. */
export function fieldUi(page: Pick<Page, 'ui'>, field: string): FieldUi {
  const ui = page.ui && Object.hasOwn(page.ui, field) ? page.ui[field] : undefined;
  return isLook(ui) ? ui : {};
}

function isLook(value: unknown): value is FieldUi {
  return isRecord(value);
}
