/** A document is to show that a person owns the home no longer: then the others' signatures are enough. */
import { noteSignerState } from '../signers/note-signer-state.ts';
import type { ReviewContext, ReviewEffect } from './review-effect.ts';

export const releaseOwner: ReviewEffect = {
  name: 'release-owner',
  run: async (context) => {
    for (const { uuid } of await claimed(context)) {
      await context.signers.change(uuid, { proof: undefined });
      await noteSignerState(context, uuid, 'WITHDRAWN');
    }
  },
};

export const refuseOwnerPaper: ReviewEffect = {
  name: 'refuse-owner-paper',
  run: async (context) => {
    const state = context.value === 'UNREADABLE' ? 'UNREADABLE' : 'STILL_OWNER';
    for (const { uuid, proof } of await claimed(context))
      await context.signers.change(uuid, { proof: { files: proof?.files ?? [], state } });
  },
};

const claimed = async ({ signers }: ReviewContext) =>
  (await signers.list()).filter(({ proof }) => proof?.state === 'SENT');
