/** A patch replaces `content` whole; this tells what that amounts to: forms moved, forms or fields gone, or only words. */
import type { Page } from '../../types/page.ts';
import type { Change } from './change.ts';

/** What the new list of blocks changes besides words. */
export function blockChanges(base: Page, merged: Page): Array<{ pointer: string; change: Change }> {
  const before = placedFields(base);
  const after = placedFields(merged);
  const gone = before.filter((field) => !after.includes(field));
  const kept = after.filter((field) => before.includes(field));
  const isMoved = kept.some(
    (field, index) => field !== before.filter((other) => after.includes(other))[index],
  );
  return [
    ...(gone.length > 0 ? [{ pointer: '/content', change: 'visibility' as const }] : []),
    ...(isMoved ? [{ pointer: '/content', change: 'order' as const }] : []),
  ];
}

// A form block without fields shows all that no other names.
function placedFields(page: Page): string[] {
  const forms = (page.content ?? []).flatMap((block) => (block.block === 'form' ? [block.fields] : []));
  const named = forms.flatMap((fields) => fields ?? []);
  const rest = Object.keys(page.schema?.properties ?? {}).filter((field) => !named.includes(field));
  return forms.flatMap((fields) => fields ?? rest);
}
