/** Brings other owners of the home to their parts over HTTP: for tests, stories and the run that kills the server. */
import type { Client } from './client.ts';
import type { Sample } from './drive.ts';

export type Owner = { first: string; last: string; email: string; relation: string; borrows?: boolean };

/** The sample borrower, who owns the home together with these people. */
export function withOwners(sample: Sample, owners: readonly Owner[], ownership = 'JOINT_OTHER'): Sample {
  const joint = { ownership, coOwners: owners };
  const steps = sample.steps.map((step) =>
    'ownership' in step.data ? { ...step, data: { ...step.data, ...joint } } : step,
  );
  return { ...sample, steps };
}

/** Logs an invited person in by the code, which opens their part; the newest when they were invited again. @returns its uuid */
export async function openPart(client: Client, email: string): Promise<string> {
  const login = { flow: 'signer', page: 'login', action: 'submit', data: { email, code: '000000' } };
  await client.expect('POST', '/identity/api/v1/page-submission', login);
  const [newest] = (await client.expect('GET', partsPath)) as unknown as { uuid: string }[];
  if (!newest) throw new Error(`${email} has no part in an application.`);
  return newest.uuid;
}

export const partsPath = '/service-application/api/v1/application/parts';
