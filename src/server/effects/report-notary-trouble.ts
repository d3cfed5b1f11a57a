/** The borrower says why the session with the notary could not be held: the page says what to do about it. */
import { stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { stopNotarySession } from '../underwriting/stop-notary-session.ts';
import { textOf } from './answers.ts';

/** What a borrower sees; the notary tells the rest. */
const causes = ['NO_CAMERA', 'LOCATION_DENIED', 'NOTARY_LEFT', 'DROPPED'] as const;

export const reportNotaryTrouble: Effect = {
  name: 'report-notary-trouble',
  run: async (context) => {
    const { disclosurelistNotaryReady, disclosurelistNotaryComplete } = await stored(context, 'status');
    if (!disclosurelistNotaryReady || disclosurelistNotaryComplete)
      throw new Refusal(409, [says('notary.noSession')]);
    const cause = causes.find((each) => each === textOf(context.data, 'cause'));
    if (!cause) throw refuseField('cause', says('notary.cause'));
    await stopNotarySession(context, cause);
  },
};
