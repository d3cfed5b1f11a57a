/** The ready answers of a chat's lender, filled in for its borrower. Agents put one into a reply and change it before it goes. */
import { firstName } from '../../engine/text/first-name.ts';
import { interpolate } from '../../engine/text/interpolate.ts';
import type { World } from '../world/world.ts';

export type FilledAnswer = { name: string; title: string; text: string };

/** @param typed the borrower's name, as they typed it */
export function readyAnswers(
  { content }: Pick<World, 'content'>,
  orgCode: string,
  typed: string,
): FilledAnswer[] {
  const { org, data = {} } = content.orgs[orgCode] ?? {};
  const { answers = {} } = Object.values(data).find((one) => one.readyAnswers)?.readyAnswers ?? {};
  const first = firstName(typed);
  const facts = { org, visitor: { firstName: first } };
  return Object.entries(answers).map(([name, { title, text, named }]) => ({
    name,
    title: interpolate(title, facts),
    text: interpolate((first && named) || text, facts),
  }));
}
