/** Standard flood hazard determination for one address. */
import type { Subject } from './subject.ts';

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
