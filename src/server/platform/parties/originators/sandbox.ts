/** The sandbox's directory: one broker, and a loan officer for every other identifier. */
import type { LoanOriginator } from '../../../../types/loan-originator.ts';
import type { Originators } from './party.ts';

/** The broker, when asked for by its own identifier; otherwise the loan officer. */
export const sampleBroker = 'b40cb40c-0000-4000-8000-000000000001';

export const sandbox = (): Originators => ({ find: async (uuid) => sampleOriginator(uuid) });

function sampleOriginator(uuid: string): LoanOriginator {
  return uuid === sampleBroker ? broker(uuid) : officer(uuid);
}

function officer(uuid: string): LoanOriginator {
  return {
    userInfo: { uuid, firstName: 'Jordan', lastName: 'Avery', email: 'jordan.avery@sandbox.test' },
    originatorDisplayInfo: {
      originatorName: 'Jordan Avery',
      email: 'jordan.avery@sandbox.test',
      phoneNumber: '+12025550188',
      nmls: '0020002',
    },
  };
}

function broker(uuid: string): LoanOriginator {
  return {
    userInfo: { uuid, firstName: 'Robin', lastName: 'Castell', email: 'hello@castell-lending.test' },
    originatorDisplayInfo: {
      brokerName: 'Castell Lending',
      email: 'hello@castell-lending.test',
      phoneNumber: '+12025550189',
      nmls: '0020003',
      avatarUri: portrait,
    },
  };
}

// A drawing, not a person's photo; inert and of our own origin.
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#e7e1d6"/><path d="M12 40 32 18l20 22v14H12z" fill="#7a5c3e"/><path d="M27 54V40h10v14z" fill="#e7e1d6"/></svg>',
)}`;
