/**
 * Content as requests need it, in the reader's language: by lender, flow and page, with cached validators. Refuses
 * unknown names.
 */

import type { Ajv, ValidateFunction } from 'ajv';
import type { Content, OrgContent } from '../../content/loaded/content.ts';
import { answersAjv } from '../../content/validators/ajv.ts';
import { compileValidator, type PageValidator } from '../../content/validators/compile-validator.ts';
import { type Format, makeFormats } from '../../engine/answers/formats/formats.ts';
import type { SchemaError } from '../../engine/answers/messages.ts';
import type { CompiledFlow, CompiledPage } from '../../engine/content/bundle.ts';
import { type FlowRoles, flowRoles } from '../../engine/content/flow-roles.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { outOfService } from '../platform/errors/out-of-service.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { inLanguage, languageAt } from '../platform/language/in-language.ts';
import { says } from '../platform/language/said.ts';
import { spokenLanguage } from '../platform/language/spoken.ts';
import type { World } from '../platform/world/world.ts';
import { createAccountEffect } from './create-account-effect.ts';

export type CheckError = SchemaError;

export type Library = {
  content: Content;
  /** The default lender, for requests that name none. */
  defaultOrg: string;
  /** The flows by what they are for. */
  roles: FlowRoles;
  /** Whether a lender is in service. */
  hasOrg(code: string): boolean;
  /** Whether there is such a lender, in service or not. */
  knowsOrg(code: string): boolean;
  /** The lender that a host name leads to, in service or not. */
  orgOfHost(host: string): string | undefined;
  lender(code: string): OrgContent;
  org(code: string): JsonObject;
  hash(code: string): string;
  /** The language of the content that the lender serves under a hash; undefined for one that is gone. */
  languageAt(code: string, hash: string): string | undefined;
  flow(code: string, id: string): CompiledFlow;
  page(code: string, flow: string, id: string): CompiledPage;
  validator(code: string, flow: string, page: string): PageValidator;
  /** The values of an enumeration of the domain. */
  enumeration(name: string): string[];
  /** Checks an entity as a whole against the domain. */
  entityErrors(name: string, data: unknown): readonly CheckError[];
};

export function contentLibrary(content: Content, mode: 'sandbox' | 'production'): Library {
  const formats = makeFormats({ sandbox: mode === 'sandbox' });
  const hosts = hostsOf(content);
  const entityErrors = domainCheck(content, formats);
  const lender = (code: string) => {
    if (Object.hasOwn(content.outOfService, code)) throw outOfService();
    return inLanguage(own(content.orgs, code), spokenLanguage());
  };
  const flow = (code: string, id: string) => own(lender(code).flows, id);
  const page = (code: string, flowId: string, id: string) => own(flow(code, flowId).pages, id);
  const validator = (code: string, flowId: string, id: string) =>
    compileValidator(page(code, flowId, id), formats);
  const codes = Object.keys(content.orgs);
  const defaultOrg = codes.find((code) => code === 'default') ?? codes[0] ?? '';
  const flows = Object.values(content.orgs[defaultOrg]?.flows ?? {});
  const roles = flowRoles(flows, makesAccounts);
  return {
    content,
    defaultOrg,
    roles,
    hasOrg: (code) => Object.hasOwn(content.orgs, code),
    knowsOrg: (code) => Object.hasOwn(content.orgs, code) || Object.hasOwn(content.outOfService, code),
    orgOfHost: (host) => hosts().get(host.toLowerCase()),
    lender,
    org: (code) => ({ ...lender(code).org }),
    hash: (code) => lender(code).hash,
    languageAt: (code, hash) => languageAt(own(content.orgs, code), hash),
    flow,
    page,
    validator,
    enumeration: (name) => enumerationOf(content, name),
    entityErrors,
  };
}

// A memo, not state: the same content makes the same library.
const others = new WeakMap<Content, Library>();

/** The library of the content that an application keeps: `scope.world` has it. */
export function libraryFor(
  { library }: { library: Library },
  { content, mode }: Pick<World, 'content' | 'mode'>,
): Library {
  if (content === library.content) return library;
  const other = others.get(content) ?? contentLibrary(content, mode);
  others.set(content, other);
  return other;
}

function own<Value>(map: Record<string, Value>, name: string): Value {
  const found = Object.hasOwn(map, name) ? map[name] : undefined;
  if (found === undefined) throw new Refusal(404, [says('request.notFound')]);
  return found;
}

function makesAccounts({ pages }: CompiledFlow): boolean {
  const actions = Object.values(pages).flatMap((page) => Object.values(page.actions ?? {}));
  return actions.some(({ effects }) => effects?.includes(createAccountEffect));
}

// Rebuilt when a lender comes or goes. Lenders in service come last, so they win over those out of service.
function hostsOf(content: Content): () => Map<string, string> {
  let made: { of: Content['orgs']; hosts: Map<string, string> } | undefined;
  return () => {
    if (made?.of !== content.orgs) made = { of: content.orgs, hosts: new Map(hostPairs(content)) };
    return made.hosts;
  };
}

function hostPairs({ orgs, outOfService }: Content): Array<[string, string]> {
  const closed = Object.entries(outOfService).map(([code, { hosts }]) => ({ code, hosts }));
  const served = Object.values(orgs).map(({ code, org }) => ({ code, hosts: org.hosts ?? [] }));
  return [...closed, ...served].flatMap(({ code, hosts }) =>
    hosts.map((host): [string, string] => [host.toLowerCase(), code]),
  );
}

function enumerationOf({ domain }: Content, name: string): string[] {
  const definitions = domain.enumerations?.definitions;
  const definition =
    isRecord(definitions) && Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  const values = isRecord(definition) ? (definition.enum ?? alternatives(definition)) : [];
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}

// An enumeration may give each value its own title.
function alternatives({ oneOf }: JsonObject): unknown[] {
  return Array.isArray(oneOf) ? oneOf.map((one) => (isRecord(one) ? one.const : undefined)) : [];
}

// Made when it is first asked, and again for content that was read again.
function domainCheck(content: Content, formats: Record<string, Format>): Library['entityErrors'] {
  type Made = { of: Content['domain']; ajv: Ajv; checks: Map<string, ValidateFunction | undefined> };
  let made: Made | undefined;
  const make = (of: Content['domain']): Made => {
    const ajv = answersAjv(formats).addSchema(Object.values(of).map((schema) => ({ ...schema })));
    return { of, ajv, checks: new Map() };
  };
  return (name, data) => {
    if (made?.of !== content.domain) made = make(content.domain);
    const { ajv, checks } = made;
    if (!checks.has(name)) checks.set(name, ajv.getSchema(name));
    const validate = checks.get(name);
    return !validate || validate(data) ? [] : ((validate.errors ?? []) as SchemaError[]);
  };
}
