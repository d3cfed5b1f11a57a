/** What an application's flow asks under rules, and so which of its stored answers may cease to apply. */
import {
  type ConditionalQuestion,
  conditionalQuestions,
} from '../../engine/answers/conditional-questions.ts';
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import type { World } from '../platform/world/world.ts';

export type AskedFlow = { flow: CompiledFlow; questions: readonly ConditionalQuestion[] };

// A memo, not state: content is read once, and a flow of it always asks the same.
const known = new WeakMap<CompiledFlow, AskedFlow>();

/** Undefined for a flow that this server has not read: then all that is stored applies. */
export function askedFlow(
  { content }: Pick<World, 'content'>,
  orgCode: string,
  flowId: string,
): AskedFlow | undefined {
  const flow = content.orgs[orgCode]?.flows[flowId];
  if (!flow) return undefined;
  const asked = known.get(flow) ?? { flow, questions: conditionalQuestions(flow, content.vocabulary) };
  known.set(flow, asked);
  return asked;
}
