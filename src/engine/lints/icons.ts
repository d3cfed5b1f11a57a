/** Every icon that a page names has a drawing: the list `icons` of the vocabulary. */
import { isRecord } from '../facts/facts.ts';
import { didYouMean } from '../issues/nearest.ts';
import { type Lint, placeOnPage } from './lint.ts';

type Named = { icon: string; keys: Array<string | number> };

export const lintIcons: Lint = (bundle, report) => {
  const { icons } = bundle.vocabulary;
  if (!Array.isArray(icons)) return;
  for (const [id, page] of Object.entries(bundle.pages))
    for (const { icon, keys } of iconsIn(page))
      if (!icons.includes(icon)) {
        const message = `there is no drawing "${icon}", and its place would stay empty.`;
        report('ICON_UNKNOWN', placeOnPage(bundle, id, ...keys), message, didYouMean(icon, icons));
      }
};

function iconsIn(value: unknown, keys: Named['keys'] = []): Named[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => iconsIn(part, [...keys, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'icon' && typeof part === 'string'
      ? [{ icon: part, keys: [...keys, key] }]
      : iconsIn(part, [...keys, key]),
  );
}
