/** Stored applications are led through an edit of the rows before it ships: who would move is counted, and nothing of theirs is said or changed. */
/** Covers src/server/start/rehearsal. */
import { afterEach, expect, test } from 'vitest';
import type { FileTree } from '../../src/content/files/file-tree.ts';
import { loadContent, passedContent } from '../../src/content/read-content.ts';
import { contentVersions } from '../../src/server/platform/versions/content-versions.ts';
import { rehearseArguments, rehearseCommand } from '../../src/server/start/rehearsal/rehearse-command.ts';
import { register, start, submit } from './borrower.ts';
import { fixtureRoot } from './fixtures/content-root.ts';
import { openTestServer, type TestServer } from './harness.ts';
import { testDomain } from './test-domain.ts';

const before = loadContent(fixtureRoot(), { part: true });
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Who has sent documents' page waits there; the edit lets everyone wait for the property instead. */
function edited(flow: Record<string, unknown> = {}): {
  content: ReturnType<typeof passedContent>;
  tree: FileTree;
} {
  const file = (path: string) => before.tree.get(path) as Record<string, unknown>;
  const { derive, ...steps } = file('flows/heloc/steps.json');
  const row = { when: 'hasSoftCredit', step: 'WAITING_FOR_PROPERTY' };
  const tree = new Map([
    ...before.tree,
    ['flows/heloc/steps.json', { ...steps, derive: [row, ...(derive as unknown[])] }] as const,
    ['flows/heloc/flow.json', { ...file('flows/heloc/flow.json'), ...flow }] as const,
  ]);
  return { content: passedContent(tree), tree };
}

async function stored(): Promise<TestServer> {
  const server = await openTestServer({ startQueue: false });
  closing.push(server.close);
  for (let one = 0; one < 3; one += 1) {
    const borrower = await register(server);
    if (one > 0) expect((await submit(borrower, 'start', start)).statusCode).toBe(200);
  }
  return server;
}

async function rehearsed({ world }: TestServer, after: ReturnType<typeof edited>, asked = {}) {
  const said: string[] = [];
  const contents = { before, after };
  const of = { flows: ['heloc'], ...asked };
  const code = await rehearseCommand(world, testDomain, contents, of, (line) => said.push(line));
  return { code, said: said.join(' ').replace(/\s+/g, ' ') };
}

test('those who would be led back are counted by their step and the row that does it', async () => {
  const server = await stored();
  const rows = () => server.world.db.selectFrom('applications').selectAll().orderBy('uuid').execute();
  const asTheyWere = await rows();

  const { code, said } = await rehearsed(server, edited());
  expect(said).toBe(
    'heloc: 3 stored applications under way. BACK 2 of 3 are led back. Raise "version" in flow.json, and those under way finish with what they began with; or say on the row from which day to come it counts ("from"). to WAITING_FOR_PROPERTY, by row 1 of derive ("hasSoftCredit"): LIEN_VERIFICATION (2)',
  );
  expect(code).toBe(3);
  expect(await rows()).toEqual(asTheyWere);
});

test('an edit that changes nothing for them says so, and so does another lender’s', async () => {
  const server = await stored();

  const same = await rehearsed(server, before);
  expect(same).toEqual({
    code: 0,
    said: 'heloc: 3 stored applications under way. Nothing differs for them.',
  });
  const { said } = await rehearsed(server, edited(), { org: 'elsewhere' });
  expect(said).toBe('heloc: 0 stored applications under way. Nothing differs for them.');
});

test('where the version before is not kept they move, and the reason is said', async () => {
  const server = await stored();

  const { said } = await rehearsed(server, edited({ version: 2 }));
  expect(said).toContain('BACK 2 of 3 are led back.');
  expect(said).toMatch(/the content that an application began with is not kept: \S+ heloc 1$/);
});

test('with the version raised those who were served the one before keep theirs', async () => {
  const server = await stored();
  const versions = contentVersions(server.world, { loaded: before, warn: () => undefined });
  for (const lender of Object.values(before.content.orgs)) await versions.note(lender);

  expect((await rehearsed(server, edited({ version: 2 }))).said).toContain('Nothing differs for them.');
  const moved = await rehearsed(server, edited({ version: 2, continues: 1 }));
  expect(moved.said).toContain('BACK 2 of 3 are led back.');
});

test('without the content as it was nothing is rehearsed', () => {
  expect(() => rehearseArguments(['--flow', 'heloc'])).toThrow('--before needs the folder');
  expect(() => rehearseArguments(['--before', '/tmp'])).toThrow('--flow needs the id');
  expect(rehearseArguments(['--before', '/tmp', '--flow', 'heloc'])).toEqual({
    before: '/tmp',
    flows: ['heloc'],
    org: undefined,
  });
});
