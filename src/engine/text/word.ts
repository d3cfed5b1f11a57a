/** A value of an enumeration in words: `{{address.ownership | word:ownership}}` is "You alone". */
import type { TextFormat } from './text-format.ts';
import { title } from './title.ts';

/** A value without a title is at least no code: HOME_IMPROVEMENT reads Home Improvement. */
export const word: TextFormat = (value, { list = '', words } = {}) => {
  const titles = words && Object.hasOwn(words, list) ? words[list] : undefined;
  const key = String(value ?? '');
  return (titles && Object.hasOwn(titles, key) ? titles[key] : undefined) ?? title(value);
};
