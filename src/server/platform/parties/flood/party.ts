/** Standard flood hazard determination for one address. */

import type { Determination } from '../../../../types/flood-party.ts';
import type { Subject } from '../../vendors/subject.ts';
import type { AskParty } from '../http/ask-party.ts';

export type FloodDetermination =
  | { pending: true }
  | {
      pending: false;
      /** FEMA zone, for example X or AE. */
      zone: string;
      /** Special flood hazard area: a zone that contains A or V. */
      specialHazard: boolean;
      communityNumber: string;
      panelNumber: string;
      /** yyyy-MM-dd. */
      determinedOn: string;
    };

export type Flood = { determine(subject: Subject, attempt: number): Promise<FloodDetermination> };

/** Flood determinations over HTTP. */
export function httpFlood(ask: AskParty): Flood {
  return { determine: (subject, attempt) => ask.about<Determination>('determine', subject, { attempt }) };
}
