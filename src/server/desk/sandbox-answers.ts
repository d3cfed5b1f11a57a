/** What the sandbox's reviewer answers: what reviews.json says, or what a tester chose for this lender and kind of review. */
import type { Reviews } from '../../types/reviews.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';

/** Review -> answer, both by the names of reviews.json. */
export type SandboxAnswers = Record<string, string>;

/** For every kind of review of the lender. */
export async function sandboxAnswers(world: World, orgCode: string): Promise<SandboxAnswers> {
  const reviews = allReviews(world, orgCode);
  const usual = Object.entries(reviews).map(([name, { sandbox }]) => [name, sandbox.answer]);
  const chosen = await world.db
    .selectFrom('sandbox_answers')
    .selectAll()
    .where('org_code', '=', orgCode)
    .execute();
  return {
    ...Object.fromEntries(usual),
    ...Object.fromEntries(chosen.map((row) => [row.review, row.answer])),
  };
}

/** `null` goes back to what reviews.json says. 422 for a review or an answer that it does not have. */
export async function chooseSandboxAnswers(
  world: World,
  orgCode: string,
  chosen: Readonly<Record<string, string | null>>,
): Promise<void> {
  const reviews = allReviews(world, orgCode);
  for (const [review, answer] of Object.entries(chosen)) {
    const answers = Object.hasOwn(reviews, review) ? reviews[review]?.answers : undefined;
    if (!answers || (answer !== null && !Object.hasOwn(answers, answer)))
      throw new Refusal(422, [says('desk.noAnswer')]);
  }
  for (const [review, answer] of Object.entries(chosen)) await store(world, { orgCode, review, answer });
}

/** A co-owner's part has reviews of its own; one that goes by the same name gets the same answer. */
function allReviews({ content }: World, orgCode: string): Reviews['reviews'] {
  const flows = Object.values(content.orgs[orgCode]?.data ?? {});
  return Object.assign({}, ...flows.map(({ reviews }) => reviews?.reviews));
}

type Choice = { orgCode: string; review: string; answer: string | null };

async function store({ db }: World, { orgCode, review, answer }: Choice): Promise<void> {
  const mine = db.deleteFrom('sandbox_answers').where('org_code', '=', orgCode).where('review', '=', review);
  if (answer === null) await mine.execute();
  else
    await db
      .insertInto('sandbox_answers')
      .values({ org_code: orgCode, review, answer })
      .onConflict((conflict) => conflict.columns(['org_code', 'review']).doUpdateSet({ answer }))
      .execute();
}
