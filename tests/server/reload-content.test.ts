/** Content that changes while the server runs in development: what is right is served at once, what is not leaves all as it was. */
/** Covers src/server/start/reload-content.ts, src/content, src/server/backend. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../src/content/read-content.ts';
import { contentLibrary } from '../../src/server/backend/content-library.ts';
import { reloadContent } from '../../src/server/start/reload-content.ts';
import { acmePage, lenderOrg, page, rootWith } from '../content/small-root.ts';

const amount = 'flows/loan/pages/amount.json';
const write = (root: string, path: string, json: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof json === 'string' ? json : JSON.stringify(json));
};

test('a page that was saved is served under another version, to every lender', () => {
  const root = rootWith();
  const loaded = loadContent(root);
  const before = loaded.content.orgs.acme?.hash;
  write(root, amount, { ...page, title: 'How much, then?' });

  const news = reloadContent(root, loaded, [amount]);

  expect(loaded.content.orgs.acme?.flows.loan?.pages.amount?.title).toBe('How much, then?');
  expect(news).toEqual({
    hashes: { acme: loaded.content.orgs.acme?.hash, default: loaded.content.orgs.default?.hash },
  });
  expect(loaded.content.orgs.acme?.hash).not.toBe(before);
});

test.each([
  ['a misspelt key', amount, { ...page, tilte: 'x' }, /SHAPE .+tilte/],
  ['a rule that is none', amount, { ...page, when: { amount: 'isRich' } }, /RULE_UNKNOWN/],
  ['no JSON', amount, '{', /FILE_UNREADABLE/],
  ['a lender’s mistake', acmePage, { titel: 'x' }, /SHAPE orgs\/acme.+titel/],
  ['a lender that is no JSON', 'orgs/acme/org.json', '{', /FILE_UNREADABLE orgs\/acme/],
])('%s is told, and the last good content stays', (_, path, json, says) => {
  const root = rootWith();
  const loaded = loadContent(root);
  const { orgs } = loaded.content;
  write(root, path, json);

  expect(reloadContent(root, loaded, [path])).toEqual({
    faults: expect.arrayContaining([expect.stringMatching(says)]),
  });
  expect(loaded.content.orgs).toBe(orgs);
});

test('a mistake is told again, whatever else is saved, and nothing is served until it is mended', () => {
  const root = rootWith();
  const loaded = loadContent(root);
  const flow = 'flows/loan/flow.json';
  const titles = () => {
    const served = loaded.content.orgs.default?.flows.loan;
    return [served?.flow.title, served?.pages.amount?.title];
  };
  const before = titles();
  write(root, amount, { ...page, title: 'How much, then?', tilte: 'x' });
  reloadContent(root, loaded, [amount]);
  write(root, flow, { ...JSON.parse(readFileSync(join(root, flow), 'utf8')), title: 'Another loan' });

  expect(reloadContent(root, loaded, [flow])).toEqual({ faults: [expect.stringMatching(/SHAPE .+tilte/)] });
  expect(titles()).toEqual(before);

  write(root, amount, { ...page, title: 'How much, then?' });
  reloadContent(root, loaded, [amount]);
  expect(titles()).toEqual(['Another loan', 'How much, then?']);
});

test('a lender of one’s own is there once it is saved', () => {
  const root = rootWith();
  const loaded = loadContent(root);
  write(root, 'orgs/new/org.json', lenderOrg('new'));
  write(
    root,
    'orgs/new/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9Z"/></svg>',
  );

  expect(reloadContent(root, loaded, ['orgs/new/org.json'])).toHaveProperty('hashes.new');
});

test('an answer that the saved entity has a place for is taken at once, and none that it has lost', () => {
  const root = rootWith();
  const loaded = loadContent(root);
  const { entityErrors } = contentLibrary(loaded.content, 'sandbox');
  const path = 'schemas/domain/profile.schema.json';
  const schema = JSON.parse(readFileSync(join(root, path), 'utf8'));
  const answered = { nickname: 'Maria' };
  const before = entityErrors('profile', answered);
  write(root, path, {
    ...schema,
    properties: {
      ...schema.properties,
      nickname: { type: 'string', description: 'What people call the borrower.' },
    },
  });

  expect(reloadContent(root, loaded, [path])).toHaveProperty('hashes');
  expect(before.map(({ keyword }) => keyword)).toEqual(['additionalProperties']);
  expect(entityErrors('profile', answered)).toEqual([]);
});
