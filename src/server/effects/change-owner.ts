/** What the borrower asks for about another owner who has not signed: the invitation again, a correction, paper, or to take them off with proof. */
import { type Signer, settledStates } from '../application/signer.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { askAgain, mayAskAgain } from '../signers/ask-again.ts';
import { correctSigner } from '../signers/correct-signer.ts';
import { inviteAnew } from '../signers/invite-anew.ts';
import { renewInvitation } from '../signers/renew-invitation.ts';
import { fileUuids, textOf } from './answers.ts';

export const changeOwner: Effect = {
  name: 'change-owner',
  run: async (context) => {
    const signers = await context.signers.list();
    const who = textOf(context.data, 'who');
    const open = signers.filter(
      ({ state, replaced, dropped }) => !replaced && !dropped && !settledStates.has(state),
    );
    const signer = who === undefined && open.length === 1 ? open[0] : open.find(({ uuid }) => uuid === who);
    if (!signer) throw refuseField('who', says('signer.choose'));
    await changes[textOf(context.data, 'what') ?? '']?.(context, signer);
  },
};

type Change = (context: EffectContext, signer: Signer) => Promise<void>;

const changes: Record<string, Change> = {
  AGAIN: async (context, signer) => {
    if (!(await invite(context, signer))) throw tooOften();
  },
  CORRECT: async (context, signer) => {
    const { data } = context;
    const given = (['first', 'last', 'email', 'phone'] as const).flatMap((field) => {
      const value = textOf(data, field)?.trim();
      return value ? [[field, field === 'email' ? value.toLowerCase() : value]] : [];
    });
    if (!(await correctSigner(context, signer, Object.fromEntries(given)))) throw tooOften();
  },
  IN_PERSON: async (context, { uuid }) => {
    await context.signers.change(uuid, { inPerson: true });
    await context.audit('signer-on-paper', { signer: uuid });
  },
  GONE: async (context, { uuid }) => {
    const files = fileUuids(context.data, 'proof');
    if (files.length === 0) throw refuseField('proof', says('signer.proof'));
    const signers = await context.signers.list();
    // One review reads one document.
    if (signers.some(({ proof }) => proof?.state === 'SENT'))
      throw new Refusal(409, [says('signer.checking')]);
    await context.signers.change(uuid, { proof: { files, state: 'SENT' } });
    await context.audit('owner-change-claimed', { signer: uuid, files: files.length });
  },
};

async function invite(context: EffectContext, signer: Signer): Promise<boolean> {
  if (signer.state !== 'DECLINED') return renewInvitation(context, signer, { inPerson: false });
  return (await mayAskAgain(context, signer)) ? askAgain(context, signer) : inviteAnew(context, signer);
}

const tooOften = () => new Refusal(429, [says('signer.tooOften')]);
