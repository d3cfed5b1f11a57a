/**
 * The ready answers of a chat's lender, filled in for its borrower, in the language of the agents and, where it is another, in that
 * of the borrower. Agents put one into a reply and change it before it goes.
 */
import type { OrgContent } from '../../content/loaded/content.ts';
import { firstName } from '../../engine/text/first-name.ts';
import { interpolate } from '../../engine/text/interpolate.ts';
import type { World } from '../platform/world/world.ts';
import type { ChannelRow } from './channel.ts';
import { languageOf } from './language-of.ts';

/** `theirs` is the text in the borrower's language, where the lender has it. */
export type FilledAnswer = { name: string; title: string; text: string; theirs?: string };

/** @param typed the borrower's name, as they typed it */
export function readyAnswers(
  world: Pick<World, 'content'>,
  row: Pick<ChannelRow, 'org_code' | 'language'>,
  typed: string,
): FilledAnswer[] {
  const lender = world.content.orgs[row.org_code];
  const other = languageOf(world, row);
  const theirs = new Map(other && filledOf(other.lender, typed).map(({ name, text }) => [name, text]));
  return (lender ? filledOf(lender, typed) : []).map((answer) => {
    const said = theirs.get(answer.name);
    return said === undefined || said === answer.text ? answer : { ...answer, theirs: said };
  });
}

function filledOf({ org, data = {} }: Pick<OrgContent, 'org' | 'data'>, typed: string): FilledAnswer[] {
  const { answers = {} } = Object.values(data).find((one) => one.readyAnswers)?.readyAnswers ?? {};
  const first = firstName(typed);
  const facts = { org, visitor: { firstName: first } };
  return Object.entries(answers).map(([name, { title, text, named }]) => ({
    name,
    title: interpolate(title, facts),
    text: interpolate((first && named) || text, facts),
  }));
}
