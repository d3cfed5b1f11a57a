/** Refuses the number of an application that the reviewer may not see, before the page leads on to it. */
import { findApplication } from '../../desk/find-application.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { refuseField } from '../../platform/errors/refuse-field.ts';
import { says } from '../../platform/language/said.ts';
import { type AccountEffect, textOf } from './account-effect.ts';
import { askedReviewer } from './asked-application.ts';

export const findApplicationEffect: AccountEffect = {
  name: 'find-application',
  run: async (context) => {
    const reviewer = await askedReviewer(context);
    const number = textOf(context.data, 'loanNumber');
    await findApplication(context.backend.world, reviewer, number).catch(asFieldError);
    return {};
  },
};

// What is wrong with the number is said at its field; that the file is the reviewer's own is no fault of the number.
function asFieldError(error: unknown): never {
  const isUnknown = error instanceof Refusal && error.status === 404;
  throw isUnknown ? refuseField('loanNumber', says('desk.noApplication'), error.detail) : error;
}
