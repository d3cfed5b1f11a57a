/** Registers a new sample borrower at once, by the same calls that the pages make. */

import { registrationApi } from '../platform/api/calls/registration-api.ts';
import type { Send } from '../platform/api/transport/client.ts';
import type { JsonObject } from '../platform/data/json.ts';
import type { Persona, SampleStep } from './use-toolbar-data.ts';

export type Start = {
  persona: Persona;
  /** How a sample answers each page of the registration, in order. */
  steps: readonly SampleStep[];
  /** The campaign that brings this lender its crypto applications. */
  cryptoSource?: string | undefined;
};

/** The address of the new application; where the registration stopped, the page that says so. */
export async function startBorrower(send: Send, { persona, steps, cryptoSource }: Start): Promise<string> {
  // The signed-in user is not the new borrower.
  const api = registrationApi((call) => send({ ...call, headers: { ...call.headers, authorization: '' } }));
  const campaign: Record<string, string> =
    persona.isCrypto && cryptoSource ? { utm_source: cryptoSource } : {};
  await api.load({ persona: persona.key, ...campaign });
  const email = `sample-${crypto.randomUUID().slice(0, 8)}+${persona.key}@example.com`;
  const [flow] = steps;
  for (const { page, action, data, opens } of steps.filter((step) => step.flow === flow?.flow)) {
    for (const name of opens) await api.sample(name);
    const answers = asPersona(data, persona, email);
    const { next } = await api.submit(page, { action, data: answers, key: crypto.randomUUID() });
    if (next && 'application' in next) return `/${next.application}`;
    if (next && 'stop' in next) return `/${flow?.flow}/${next.stop}`;
  }
  throw new Error('The registration did not end');
}

// The persona replaces the sample's own name and home; the sample's other answers fit everyone.
function asPersona(data: JsonObject, { surname, home }: Persona, email: string): JsonObject {
  const changed = { last: surname, location: home, email };
  const own = Object.entries(changed).filter(([field]) => Object.hasOwn(data, field));
  return { ...data, ...Object.fromEntries(own) };
}
