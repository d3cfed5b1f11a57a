/** The bill of materials names every package of the lock file, so that a scanner misses none. (FINDING-D11) */
/** Covers src/tools/sbom.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials, type LockFile } from '../../src/tools/sbom.ts';

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const made = { at: new Date(0), uuid: '00000000-0000-4000-8000-000000000000' };
const bill = billOfMaterials(lock, made);
const places = Object.keys(lock.packages).filter((place) => place);

test('FINDING-D11: every package of the lock file is in it, once, with its version, hash and address', () => {
  expect(bill.components.map((one) => one['bom-ref'])).toEqual(places);
  for (const one of bill.components) {
    const locked = lock.packages[one['bom-ref']];
    expect(one.purl).toMatch(/^pkg:npm\/(%40[a-z0-9._-]+\/)?[A-Za-z0-9._-]+@\d+\.\d+\.\d+[A-Za-z0-9.%-]*$/);
    expect(decodeURIComponent(one.purl)).toBe(`pkg:npm/${one.name}@${locked?.version}`);
    const [{ alg, content } = { alg: '', content: '' }] = one.hashes ?? [];
    expect(`${alg}-${Buffer.from(content, 'hex').toString('base64')}`).toBe(
      locked?.integrity?.replace('sha512', 'SHA-512'),
    );
  }
});

test('FINDING-D11: what only builds and tests is marked as that', () => {
  const scopes = new Map(bill.components.map(({ name, scope }) => [name, scope]));
  expect([scopes.get('fastify'), scopes.get('vitest')]).toEqual(['required', 'excluded']);
});

test('FINDING-D11: each has its licence, and a package that names none is listed as such', () => {
  const runs = bill.components.filter(({ scope }) => scope !== 'excluded');
  const unnamed = runs.filter((one) => !('licenses' in one)).map(({ name }) => name);
  expect(unnamed).toEqual(['png-js']);
  const licences = bill.components.flatMap((one) => one.licenses ?? []);
  expect(licences).toContainEqual({ license: { id: 'MIT' } });
  expect(licences).toContainEqual({ expression: 'MIT OR Apache-2.0' });
});

test('FINDING-D11: it says what needs what, by packages that are in it', () => {
  const known = new Set(['product', ...places]);
  for (const { ref, dependsOn } of bill.dependencies) {
    expect(known).toContain(ref);
    for (const needed of dependsOn) expect(known).toContain(needed);
  }
  const product = bill.dependencies.find(({ ref }) => ref === 'product');
  const { dependencies } = lock.packages[''] ?? {};
  expect(product?.dependsOn).toEqual(
    Object.keys(dependencies ?? {})
      .map((name) => `node_modules/${name}`)
      .sort(),
  );
});

test('FINDING-D11: a package finds the copy that lies nearest to it', () => {
  const packages = {
    '': { version: '1.0.0', dependencies: { a: '*', b: '*' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '*' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '*' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', dev: true },
  };
  const { dependencies } = billOfMaterials({ name: 'own', version: '1.0.0', packages }, made);
  expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    product: ['node_modules/a', 'node_modules/b'],
    'node_modules/a': ['node_modules/a/node_modules/b'],
    'node_modules/a/node_modules/b': ['node_modules/c'],
    'node_modules/b': [],
    'node_modules/c': [],
  });
});
