/** How the sandbox behaves as a whole; every sandbox vendor gets the same options. */
import type { Outbox } from '../outbox.ts';
import type { Subject } from '../subject.ts';
import type { Persona } from './persona.ts';
import { resolvePersona } from './resolve-persona.ts';

export type SandboxOptions = {
  /** How long a slow party takes, in milliseconds; 0 in tests. */
  delayMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
  outbox: Outbox;
  /** A persona for every application. */
  persona?: string;
};

export function personaFor(options: SandboxOptions, subject: Subject): Persona {
  return resolvePersona(subject, options.persona);
}

/** Waits as a slow outside party would: between 2/3 and 4/3 of the delay, by the second hand of the clock. */
export async function pace({ delayMs, now }: SandboxOptions): Promise<void> {
  if (delayMs <= 0) return;
  const share = 2 / 3 + ((now() % 100) / 100) * (2 / 3);
  await new Promise((resolve) => setTimeout(resolve, delayMs * share));
}

/** The calendar day `days` before now, yyyy-MM-dd in UTC. */
export function daysBefore(options: SandboxOptions, days: number): string {
  return new Date(options.now() - days * 86_400_000).toISOString().slice(0, 10);
}
