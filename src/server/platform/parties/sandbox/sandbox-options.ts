/** How the sandbox behaves as a whole; every party of the sandbox gets the same options. */
import { legalDay } from '../../legal-day.ts';
import type { Carriers, Outbox } from '../common/outbox.ts';
import type { Scanner } from '../common/scanner.ts';
import type { Subject } from '../common/subject.ts';
import type { Persona } from './persona.ts';
import { resolvePersona } from './resolve-persona.ts';

export type SandboxOptions = {
  /** How long each stage of a chain of jobs lasts, in milliseconds; 0 in tests. */
  paceMs: number;
  /** How long an answer is waited for, in milliseconds. */
  patienceMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
  outbox: Outbox;
  carriers: Carriers;
  scanner: Scanner;
  /** A persona for every application. */
  persona?: string;
};

export function personaFor(options: SandboxOptions, subject: Subject): Persona {
  return resolvePersona(subject, options.persona);
}

/** The calendar day `days` before now, yyyy-MM-dd: as decisions are dated. */
export function daysBefore(options: SandboxOptions, days: number): string {
  return legalDay(options.now() - days * 86_400_000);
}
