/** What the schemas call the server's own, the server writes and no page asks for. */
/** Covers schemas/domain and src/engine/lints/unasked.ts. */
import { expect, test } from 'vitest';
import { isRecord } from '../../src/engine/facts/facts.ts';
import { productContent } from '../product.ts';
import { textFiles } from '../tools/read-ids.ts';

/** The paths that a schema calls `readOnly`, those below them included. */
function serversOwn(schema: unknown, path: string, isWithin = false): string[] {
  if (!isRecord(schema)) return [];
  const isOwn = isWithin || schema.readOnly === true;
  const parts = isRecord(schema.properties) ? schema.properties : {};
  const below = Object.entries(parts).flatMap(([name, part]) => serversOwn(part, `${path}.${name}`, isOwn));
  return isOwn ? [path, ...below] : below;
}

const { domain, orgs } = productContent();
const own = Object.entries(domain).flatMap(([name, schema]) => serversOwn(schema, name));

test('no page stores an answer in what is the server’s own', () => {
  const flows = Object.values(orgs).flatMap((org) => Object.values(org.flows));
  const pages = flows.flatMap((flow) => (flow ? Object.values(flow.pages) : []));
  const asked = pages.flatMap(({ fields }) =>
    Object.values(fields).flatMap((place) => (place ? [[place.entity, ...place.path].join('.')] : [])),
  );
  expect(own.filter((path) => asked.includes(path))).toEqual([]);
});

/** The specification has it, and nothing of ours reads or writes it. */
const onlySpecified = ['application.auditFields.updatedDate'];

test('the server or the engine names each of it', () => {
  const code = textFiles(['src/server', 'src/engine'])
    .filter(([path]) => path.endsWith('.ts'))
    .map(([, text]) => text)
    .join('\n');
  const words = new Set(code.match(/\w+/g));
  const unnamed = own.filter((path) => !words.has(path.split('.').at(-1) ?? ''));
  expect(unnamed).toEqual(onlySpecified);
});
