/** The deed goes to the county, and is looked for until it is recorded or rejected. */

import { mark } from '../application/mark.ts';
import { record, stored } from '../application/stored.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { nextLook } from '../platform/parties/common/next-look.ts';
import type { Subject } from '../platform/parties/common/subject.ts';
import type { Deed, RecordingState } from '../platform/parties/recording/party.ts';
import type { World } from '../platform/world/world.ts';
import { readApplication } from '../standing/read-application.ts';
import { partyWork, type WorkFacts } from './work.ts';

const isSent = ({ underwriting }: WorkFacts) => underwriting.deed?.reference !== undefined;
const submission = ({ underwriting }: WorkFacts) => underwriting.deed?.submission ?? 1;
const look = ({ underwriting }: WorkFacts) => (underwriting.deed?.looks ?? 0) + 1;

export const submitDeed = partyWork<{ reference: string }>({
  due: (facts) => !isSent(facts),
  occasion: (facts) => `deed ${submission(facts)}`,
  ask: async (world, subject, facts) =>
    world.parties.recording.submit(subject, await deedOf(world, subject, submission(facts))),
  store: async (scope, { reference }) => {
    const { deed } = await stored(scope, 'underwriting');
    await record(scope, 'underwriting', { deed: { submission: deed?.submission ?? 1, reference } });
    return 0;
  },
});

export const lookForDeed = partyWork<RecordingState>({
  due: (facts) => isSent(facts) && !facts.status.recorded,
  occasion: (facts) => `deed ${submission(facts)}, look ${look(facts)}`,
  looksFor: 'DEED',
  ask: ({ parties }, subject, facts) =>
    parties.recording.look(subject, facts.underwriting.deed?.reference ?? '', look(facts)),
  store: async (scope, answer, { world }) => {
    const { deed = { submission: 1 } } = await stored(scope, 'underwriting');
    if (answer.state === 'SUBMITTED') {
      await record(scope, 'underwriting', { deed: { ...deed, looks: (deed.looks ?? 0) + 1 } });
      return nextLook(world);
    }
    if (answer.state === 'REJECTED') {
      await record(scope, 'status', { deedRejected: answer.reason });
      await scope.audit('deed-rejected', { submission: deed.submission, reason: answer.reason });
      return 0;
    }
    const { instrumentNumber, recordedOn } = answer;
    await record(scope, 'underwriting', { deed: { ...deed, instrumentNumber, recordedOn } });
    await mark(scope, 'recorded');
    await record(scope, 'status', { recorded: true });
    await scope.audit('deed-recorded', { submission: deed.submission });
    return 0;
  },
});

/** A deed that was signed on paper is no document of ours: the notary sends it in. */
function deedOf(world: World, { asking }: Subject, times: number): Promise<Deed> {
  const uuid = asking?.application ?? '';
  return readApplication(world, uuid, async (scope) => {
    const { property } = await stored(scope, 'application');
    const signed = (await occasionDocuments(scope, 'notary')).find(({ attributes }) => attributes.signedAt);
    const read = (document: string) => () =>
      readApplication(world, uuid, ({ documents }) => documents.read(document));
    return {
      county: property?.county ?? '',
      submission: times,
      ...(signed ? { file: { sha256: signed.sha256, read: read(signed.uuid) } } : {}),
    };
  });
}
