/** Which stored answers of one application apply now, and which are only kept for a borrower who changes back. */
import { takenBack, without } from '../../engine/answers/taken-back.ts';
import type { Binding } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { readPath, readSegments } from '../../engine/facts/read-path.ts';
import { withPath } from '../../engine/facts/with-path.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import type { AskedFlow } from './asked-flow.ts';
import { homeIndex } from './home-index.ts';

type Read = (entity: string) => Promise<JsonObject>;

export type Applying = {
  /** The document of an entity without what does not apply now. */
  of(entity: string, document: JsonObject): Promise<JsonObject>;
  /** What is left out of all of them, by entity; the home's is under `address`. */
  setAside(): Promise<Record<string, JsonObject>>;
  /** Call it after a write. */
  forget(): void;
};

/** @param read gives all that is stored of an entity */
export function applying(asked: AskedFlow | undefined, read: Read): Applying {
  let known: Promise<Binding[]> | undefined;
  const places = () => {
    known ??= asked ? placesIn(asked, read) : Promise.resolve([]);
    return known;
  };
  return {
    of: async (entity, document) => {
      if (!asked?.questions.some(({ place }) => holds(entity, place))) return document;
      const hidden = (await places()).filter((place) => holds(entity, place));
      return hidden.length === 0 ? document : leaveOut(entity, document, hidden, read);
    },
    setAside: async () => asideOf(await places(), read),
    forget: () => {
      known = undefined;
    },
  };
}

// The home is an entry of the profile.
const holds = (entity: string, place: Binding) =>
  place.entity === entity || (entity === 'profile' && place.entity === 'address');

async function placesIn({ flow, questions }: AskedFlow, read: Read): Promise<Binding[]> {
  return questions.length === 0 ? [] : takenBack(flow, questions, await answersIn(questions, read));
}

async function answersIn(questions: AskedFlow['questions'], read: Read): Promise<JsonObject> {
  const names = questions.flatMap(({ place, asked }) => [
    place.entity,
    ...asked.flatMap(({ reads }) => reads.map((path) => path.split('.')[0] ?? '')),
  ]);
  const facts: JsonObject = {};
  for (const name of new Set(names)) facts[name] = name === 'address' ? await homeOf(read) : await read(name);
  return facts;
}

async function homeOf(read: Read): Promise<JsonObject> {
  const profile = await read('profile');
  const index = homeIndex(profile, await read('application'));
  const home = index === undefined ? undefined : readPath(profile.addresses, String(index));
  return isRecord(home) ? home : {};
}

async function leaveOut(
  entity: string,
  document: JsonObject,
  hidden: readonly Binding[],
  read: Read,
): Promise<JsonObject> {
  const own = hidden.filter((place) => place.entity === entity);
  const left = without({ [entity]: document }, own)[entity];
  const rest = isRecord(left) ? left : {};
  const ofHome = hidden.filter((place) => place.entity !== entity);
  return ofHome.length === 0 ? rest : withoutInHome(rest, ofHome, await read('application'));
}

function withoutInHome(profile: JsonObject, hidden: readonly Binding[], application: JsonObject): JsonObject {
  const index = homeIndex(profile, application);
  const { addresses } = profile;
  if (index === undefined || !Array.isArray(addresses)) return profile;
  const { address } = without({ address: addresses[index] }, hidden);
  return { ...profile, addresses: addresses.with(index, address) };
}

async function asideOf(hidden: readonly Binding[], read: Read): Promise<Record<string, JsonObject>> {
  const aside: Record<string, JsonObject> = {};
  for (const { entity, path } of hidden) {
    const document = entity === 'address' ? await homeOf(read) : await read(entity);
    const value = readSegments(document, path);
    aside[entity] = path.length === 0 ? document : withPath(aside[entity], path.join('.'), value);
  }
  return aside;
}
