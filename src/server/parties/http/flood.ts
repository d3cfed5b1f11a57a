/** Flood determinations over HTTP. */
import type { Determination } from '../../../types/flood-party.ts';
import type { Flood } from '../../platform/vendors/flood.ts';
import type { AskParty } from './ask-party.ts';

export function httpFlood(ask: AskParty): Flood {
  return { determine: (subject, attempt) => ask.about<Determination>('determine', subject, { attempt }) };
}
