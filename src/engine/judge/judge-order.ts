/** Whether a lender's order keeps everything, and keeps what must be read before the answers that it is about. */
import type { ContentIssue } from '../issues/issue.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { keyedBlocks } from './block-key.ts';
import { letsLenders } from './block-leave.ts';
import { type LenderPage, permits } from './lender-page.ts';
import { lockedParts } from './locked-parts.ts';

/** Findings about the order of fields and of blocks. */
export function judgeOrder(given: LenderPage): ContentIssue[] {
  return [...fieldOrder(given), ...blockOrder(given)];
}

function fieldOrder({ patchFile, base, merged }: LenderPage): ContentIssue[] {
  const issue = placeIssue(patchFile);
  const [before, after] = [base.ui?.['ui:order'], merged.ui?.['ui:order']];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!permits(base, 'order')) return [notGiven({ patchFile, place: '/ui/ui:order', id: base.id })];
  const fields = before ?? Object.keys(base.schema?.properties ?? {});
  const isWhole = after !== undefined && after.toSorted().join() === fields.toSorted().join();
  const message = 'it does not name every field of the page once.';
  return isWhole
    ? []
    : [issue('OVERRIDE_HIDES', '/ui/ui:order', message, `Order these: ${fields.join(', ')}.`)];
}

function blockOrder({ patchFile, base, merged, domain, vocabulary }: LenderPage): ContentIssue[] {
  const before = keyedBlocks(base).map(({ key }) => key);
  const after = keyedBlocks(merged).map(({ key }) => key);
  const kept = before.filter((key) => after.includes(key));
  const now = after.filter((key) => before.includes(key));
  if (kept.join('\n') === now.join('\n')) return [];
  if (!permits(base, 'order')) return [notGiven({ patchFile, place: '/content', id: base.id })];
  const locked = lockedParts(base, domain);
  const blocks = keyedBlocks(base).filter(({ key }) => now.includes(key));
  const grave = blocks.filter(
    ({ key, block }) =>
      locked.has(key) || (block.block !== 'form' && !letsLenders(vocabulary, block.block, 'hide')),
  );
  const forms = blocks.filter(({ block }) => block.block === 'form');
  const overtaken = grave.find(({ key }) =>
    forms.some(
      ({ key: form }) => kept.indexOf(key) < kept.indexOf(form) && now.indexOf(key) > now.indexOf(form),
    ),
  );
  if (!overtaken) return [];
  const message = `"${overtaken.key}" would stand behind answers that it stands before.`;
  return [placeIssue(patchFile)('OVERRIDE_HIDES', '/content', message, 'Leave it where it is.')];
}

function notGiven({ patchFile, place, id }: { patchFile: string; place: string; id: string }): ContentIssue {
  const message = 'the page does not let lenders change its order.';
  return placeIssue(patchFile)(
    'OVERRIDE_FORBIDDEN',
    place,
    message,
    `Remove it, or add "order" to overridable of ${id}.`,
  );
}
