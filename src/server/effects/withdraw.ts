/**
 * The borrower stops before signing: ends the application, with the reason in the borrower's words if given. Once
 * every owner has signed, only the right to cancel ends it.
 */

import { endApplication } from '../application/end-application.ts';
import { isApproved } from '../application/is-approved.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { textOf } from './answers.ts';

export const withdraw: Effect = {
  name: 'withdraw',
  run: async (context) => {
    const status = await stored(context, 'status');
    if (status.cancelled) return;
    await refuseDecided(context);
    const { coDeedStatus } = await stored(context, 'application');
    const isBound = status.disclosurelistClosingComplete && !status.signsAtOffice;
    if (isBound && coDeedStatus !== 'INITIAL') throw new Refusal(409, [says('application.signed')]);
    const given = [textOf(context.data, 'why'), textOf(context.data, 'reason')].filter(Boolean).join(': ');
    if (given) await record(context, 'underwriting', { declineReason: given.slice(0, 600) });
    // Regulation C, comment 4(a)(8)(i): an approved application that the borrower turns down was not accepted.
    await endApplication(context, isApproved(status) ? 'NOT_ACCEPTED' : 'WITHDRAWN');
  },
};
