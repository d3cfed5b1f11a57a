/** A check of an identity document that was still under way when the borrower had sent it: asked about until there is an answer. */
import { record, stored } from '../application/stored.ts';
import { nextLook } from '../platform/parties/common/next-look.ts';
import type { IdentityVerdict } from '../platform/parties/identity-check/party.ts';
import type { World } from '../platform/world/world.ts';
import { takeIdentityVerdict } from '../signers/take-identity-verdict.ts';
import { chain } from './chain.ts';
import { partyWork, type WorkFacts } from './work.ts';

const checkOf = ({ underwriting }: WorkFacts) => underwriting.identityCheck;
const look = (facts: WorkFacts) => (checkOf(facts)?.looks ?? 0) + 1;

const verdict = partyWork<IdentityVerdict>({
  due: (facts) => checkOf(facts) !== undefined,
  occasion: (facts) => `identity check ${checkOf(facts)?.reference}, look ${look(facts)}`,
  looksFor: 'IDENTITY',
  ask: ({ parties }, subject, facts) =>
    parties.identityCheck.verdict(subject, checkOf(facts)?.reference ?? '', look(facts)),
  store: async (scope, answer, { world }) => {
    const { identityCheck } = await stored(scope, 'underwriting');
    if (!identityCheck || (await takeIdentityVerdict(scope, identityCheck, answer))) return 0;
    const looks = identityCheck.looks + 1;
    await record(scope, 'underwriting', { identityCheck: { ...identityCheck, looks } });
    return nextLookAt(world, looks);
  },
});

const firstMs = 5000;

/** Most checks take a minute, and some take a person a day: 10 seconds, 20, 40, and at most as long as any other look. */
function nextLookAt(world: World, looks: number): number {
  return Math.min(firstMs * 2 ** Math.min(looks, 20), nextLook(world));
}

export const identityCheck = chain('identity-check', [verdict]);
