/**
 * Copies answers of an earlier application of the same person into a registration. Only what was asked: nothing
 * verified.
 */
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import { cryptoSources } from '../../engine/journey/marks-crypto.ts';
import { sequencePages } from '../../engine/journey/sequence.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Backend } from '../backend/backend.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { readStanding } from '../submission/read-standing.ts';
import { storeAnswers } from '../submission/store-answers.ts';
import { draftFacts } from './draft-facts.ts';
import { type DraftBody, emptyBody } from './draft-store.ts';
import { draftStores } from './draft-stores.ts';
import type { KnownPerson } from './known-person.ts';
import { registrationFor } from './registration-flow.ts';

/** A draft's body with the answers in it, and the pages that they answer done. */
export async function copyAnswers(
  backend: Backend,
  scope: ApplicationScope,
  known: KnownPerson | undefined,
): Promise<DraftBody> {
  const { library } = backend;
  const { orgCode, flowId } = scope.application;
  const flow = library.flow(orgCode, registrationFor(library, orgCode, flowId));
  const { facts } = await readStanding(backend, scope);
  const body: DraftBody = {
    ...emptyBody(),
    flow: flow.id,
    origin: await originOf(backend, scope),
    ...(known && { ownerUuid: known.account.uuid }),
  };
  for (const id of sequencePages(flow, { facts: draftFacts({ body, known }) }))
    await copyPage(flow, id, { body, scope, facts });
  return body;
}

type Copying = { body: DraftBody; scope: ApplicationScope; facts: JsonObject };

async function copyPage(flow: CompiledFlow, id: string, { body, scope, facts }: Copying): Promise<void> {
  const page = flow.pages[id];
  const bound = Object.entries(page?.fields ?? {}).flatMap(([field, binding]) =>
    binding ? { field, ...binding } : [],
  );
  const told: JsonObject = {};
  for (const { field, entity, path } of bound) {
    if (entity === 'sealed') continue;
    const document = entity === 'address' ? facts.address : await scope.entities.get(entity);
    const value = isRecord(document) ? readPath(document, path.join('.')) : undefined;
    if (value !== undefined) told[field] = value;
  }
  if (!page || Object.keys(told).length === 0) return;
  await storeAnswers(draftStores(body), page, told, new Set(Object.keys(told)));
  const { required = [] } = page.schema as { required?: string[] };
  if (required.every((field) => Object.hasOwn(told, field))) body.done.push(id);
}

// Who sent the borrower, and how they came, is the same person's story.
async function originOf({ library }: Backend, scope: ApplicationScope): Promise<Record<string, string>> {
  const { entities, application } = scope;
  const [campaign] = cryptoSources(library.lender(application.orgCode).org.productSettings);
  const { referrer, isCrypto } = await entities.get('application');
  const { persona } = await entities.get('sandbox');
  const referred = isRecord(referrer) ? referrer.referrerUuid : undefined;
  return {
    ...(typeof referred === 'string' && { referrer: referred }),
    ...(isCrypto === true && campaign && { utm_source: campaign }),
    ...(typeof persona === 'string' && { persona }),
  };
}
