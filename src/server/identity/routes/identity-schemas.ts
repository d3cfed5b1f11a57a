/** The JSON Schemas of what an account tells about itself; identity-answers.ts fills them. */
import { flag, listOf, timestamp, words } from '../../http/calls/answers.ts';
import { record, uuid } from '../../platform/shapes.ts';

const who = { uuid, type: words, email: words, phoneNumbers: listOf(words), organizationCode: words };

const profile = {
  uuid,
  organizationCode: words,
  profileType: words,
  email: words,
  firstName: words,
  middleName: words,
  lastName: words,
  suffix: words,
  phone: words,
  updatedAt: timestamp,
  aliases: listOf(record({ type: { enum: ['EMAIL', 'PHONE'] }, value: words })),
  passwordExpired: flag,
  twoFactorEnabled: flag,
  totpVerified: flag,
  isBroker: flag,
  wallet: record({ accountAddress: words, groupPolicyAddress: words }),
  activeLegacyCustomerOrgs: listOf(words),
};

const optional = ['firstName', 'middleName', 'lastName', 'suffix', 'phone'];
const required = (properties: object) => Object.keys(properties).filter((name) => !optional.includes(name));

/** The first shape. */
export const identity = record(who);
/** The shape of the shell's profile. */
export const profileOfAccount = record(profile, required(profile));
/** The second shape: both in one. */
export const fullIdentity = record({ ...who, ...profile }, required({ ...who, ...profile }));
