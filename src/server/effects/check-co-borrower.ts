/** Two who borrow together are two people: refuses the borrower's own Social Security number. */

import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import { openApplication } from '../standing/open-application.ts';
import { textOf } from './answers.ts';

export const checkCoBorrower: Effect = {
  name: 'check-co-borrower',
  run: async ({ tx, world, application: { partOf }, data }) => {
    if (!partOf) throw new Refusal(409, [says('page.impossible')]);
    const given = textOf(data, 'ssn');
    const parent = await openApplication(tx, world, partOf.uuid);
    const own = await parent.sealed.get('ssn');
    // The sentence is the one for a wrong number, so that it does not tell whose number it is.
    if (given !== undefined && given === own) throw refuseField('ssn', says('part.ssn'));
  },
};
