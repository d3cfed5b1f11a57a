/**
 * Finds the sample borrower of an application: by registration (`?persona=key`), else by email (`any+key@…` or
 * `key@sandbox.test`), else by last name, else by Social Security number 666-10-10NN. Anyone else is `happy`.
 */
import { applyPatch } from '../../../../engine/content/apply-patch.ts';
import { foldName } from '../../../../engine/text/fold-name.ts';
import type { Subject } from '../common/subject.ts';
import type { Persona } from './persona.ts';
import sandbox from './personas.json' with { type: 'json' };

type Patch = { [key: string]: unknown };

const patches: Record<string, Patch> = sandbox.personas;

/** @param forced a persona's key that overrides everything. */
export function resolvePersona(subject: Subject, forced?: string): Persona {
  return personaOf(
    forced ?? byChoice(subject) ?? byEmail(subject) ?? byName(subject) ?? bySsn(subject) ?? 'happy',
  );
}

/** The persona of that key with every default filled in; an unknown key is `happy`. */
export function personaOf(key: string): Persona {
  const known = Object.hasOwn(patches, key) ? key : 'happy';
  // The file is ours and a test checks every persona of it, so its shape is trusted here.
  return { ...Object(applyPatch(sandbox.default, patches[known] ?? {})), key: known } as Persona;
}

/** Every persona's key, in the order of the file. */
export function personaKeys(): string[] {
  return Object.keys(patches);
}

function byChoice({ persona }: Subject): string | undefined {
  return persona !== undefined && Object.hasOwn(patches, persona) ? persona : undefined;
}

function byEmail({ email }: Subject): string | undefined {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const tag = local.split('+').at(-1) ?? '';
  const named = local.includes('+') || domain === 'sandbox.test';
  return named && Object.hasOwn(patches, tag) ? tag : undefined;
}

function byName({ lastName }: Subject): string | undefined {
  return keyWhere((patch) => foldName(String(patch.surname)) === foldName(lastName));
}

function bySsn({ ssn }: Subject): string | undefined {
  const serial = ssn?.startsWith('6661010') ? Number(ssn.slice(7)) : undefined;
  return serial === undefined ? undefined : keyWhere((patch) => patch.number === serial);
}

function keyWhere(holds: (patch: Patch) => boolean): string | undefined {
  return Object.entries(patches).find(([, patch]) => holds(patch))?.[0];
}
