/** An open application and where the address is in it. */

import type { Place } from '../../engine/journey/place.ts';
import type { applicationApi } from '../platform/api/calls/application-api.ts';
import type { Core } from '../platform/data/content.ts';
import type { Journey } from '../platform/data/journey.ts';
import type { JsonObject } from '../platform/data/json.ts';

export type JourneyViewProps = {
  place: Place & { uuid: string };
  core: Core;
  journey: Journey;
  api: ReturnType<typeof applicationApi>;
  /** Replaces the journey, or loads it again. */
  onJourney(next?: Journey): Promise<Journey | undefined>;
  /** Remembers a saved draft by its name, so that going back and forth finds it. */
  onDraft(name: string, data: JsonObject): void;
};
