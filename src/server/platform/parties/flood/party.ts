/** Standard flood hazard determination for one address. */

import type { Determination } from '../../../../types/flood-party.ts';
import type { Subject } from '../common/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type FloodDetermination = Determination;

export type Flood = { determine(subject: Subject, attempt: number): Promise<FloodDetermination> };

/** Flood determinations over HTTP. */
export function httpFlood(ask: AskParty): Flood {
  return { determine: (subject, attempt) => ask.about<Determination>('determine', subject, { attempt }) };
}
