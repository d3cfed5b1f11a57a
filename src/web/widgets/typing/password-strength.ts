/**
 * A quick, honest measure of a password: length first, variety second, common words never help.
 * It guides; it does not decide. The schema and the server decide.
 */
import { easyPassword } from '../../../engine/answers/easy-password.ts';
import { say } from '../../platform/data/say.ts';
export type Strength = { readonly score: 0 | 1 | 2 | 3 | 4; readonly words: string };

/**
 * Score 0 (empty) to 4 (strong); `minLength` is the length the page asks for.
 * @param known names and addresses that the server refuses in it
 */
export function passwordStrength(
  password: string,
  minLength: number,
  known: readonly string[] = [],
): Strength {
  if (password === '') return { score: 0, words: say('password.atLeast', { count: minLength }) };
  const missing = minLength - [...password].length;
  if (missing > 0)
    return {
      score: 1,
      words: missing === 1 ? say('password.oneMore') : say('password.more', { count: missing }),
    };
  if (isPredictable(password) || easyPassword(password, known))
    return { score: 2, words: say('password.predictable') };
  const strong = [...password].length >= minLength + 4 || variety(password) >= 3;
  return strong ? { score: 4, words: say('password.strong') } : { score: 3, words: say('password.good') };
}

function isPredictable(password: string): boolean {
  const few = new Set(password.toLowerCase()).size < 6;
  return few || /password|qwerty|letmein|welcome|12345678|abcdefgh/i.test(password);
}

function variety(password: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
}
