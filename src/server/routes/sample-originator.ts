/** The sandbox's loan officer. A lender's own directory answers in production. */
import type { Document } from '../db/tables.ts';

export function sampleOriginator(uuid: string): Document {
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
