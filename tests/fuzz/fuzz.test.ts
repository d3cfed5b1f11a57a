/**
 * THREAT-24, reliability note 7.4: requests with one thing wrong, over every route. None is a mistake of the server, none
 * hangs, none learns anything of the inside, and nothing changes. `FUZZ=100000 FUZZ_SEED=1 npx vitest run tests/fuzz` runs
 * more of them; a failure names its seed and number.
 */
/** Covers src/server/http/plugins, src/server/http/routes. */
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Route } from '../../src/server/http/calls/route.ts';
import { walk } from '../server/effects/real-server.ts';
import { sharedRealServer } from '../server/effects/shared-real-server.ts';
import type { Person, Shown } from '../server/matrix/callers.ts';
import { idle } from '../server/matrix/callers.ts';
import { requestFor } from '../server/matrix/requests.ts';
import { type Dice, openDice } from './dice.ts';
import { type Asked, mutations } from './mutations.ts';

const count = Number(process.env.FUZZ ?? 2_500);
const seed = Number(process.env.FUZZ_SEED ?? 7);
/** A hang is a second; a machine that tests beside others gets more. */
const longestMs = Number(process.env.FUZZ_MS ?? 10_000);
const inside =
  /select .+ from |insert into|syntax error|relation "|\bat .+\.ts:\d|node_modules|node:internal|\/src\/server/;
// What ends the session or skips the wait of the one borrower would change what all later requests are about.
const ending = /logout|\/sandbox\/|sessions|switch/;

let shown: Shown;
let person: Person;
let application: string;
let facts: unknown;
const path = '/service-application/api/v1/application/heloc';

const server = sharedRealServer();
beforeAll(async () => {
  const walked = await walk(server, { until: 'heloc/start/profile' });
  application = walked.uuid;
  const { owner_uuid: uuid } = await server.world.db
    .selectFrom('applications')
    .select('owner_uuid')
    .where('uuid', '=', application)
    .executeTakeFirstOrThrow();
  person = { account: { uuid, orgCode: 'default' }, application };
  shown = await idle(person, server.world);
  facts = await factsNow();
});

async function factsNow() {
  const { headers, cookies } = shown;
  const answer = await server.app.inject({ url: `${path}/${application}/journey`, headers, cookies });
  expect(answer.statusCode, answer.body).toBe(200);
  const { application: mine, ...others } = answer.json().facts;
  // A request may be right in spite of what was done to it, and a right upload is kept.
  const documents = mine.documents.filter(({ group }: { group: string }) => group !== 'UPLOAD');
  return { ...others, application: { ...mine, documents } };
}

function valid(row: Route): Asked {
  const asked = requestFor(row, { application, inner: application, pages: ['start/profile'] });
  const headers = { ...(asked.headers as Record<string, string>), ...shown.headers };
  return { ...asked, headers, cookies: shown.cookies } as Asked;
}

/** Half of what is wrong with an upload is inside of its form. */
function uploadOf(asked: Asked, dice: Dice): Asked {
  const whole = String(asked.payload ?? '');
  const at = dice.below(whole.length);
  const payload = dice.pick([
    whole.slice(0, at),
    whole.slice(at),
    whole.slice(0, at) + String.fromCharCode(dice.below(256)) + whole.slice(at + 1),
    whole.replace('name="file"', `name="${dice.pick(['__proto__', '', 'constructor', 'x'.repeat(2_000)])}"`),
    whole.replace(/\r\n/g, '\n'),
    whole + whole,
  ]);
  return { ...asked, payload };
}

test(`${count} requests with one thing wrong, seed ${seed}`, async () => {
  const dice = openDice(seed);
  const rows = server.app.routeTable.filter(({ path: at }) => !ending.test(at));
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  let slowest = 0;
  for (let number = 0; number < count; number += 1) {
    // A long run outlives its token.
    if (number % 1_000 === 999) shown = await idle(person, server.world);
    const row = dice.pick(rows);
    const mutation = dice.pick(mutations);
    const base = valid(row);
    const asked =
      row.takes === 'multipart' && dice.below(2) ? uploadOf(base, dice) : mutation.change(base, dice);
    const started = Date.now();
    const answer = await server.app.inject(asked as InjectOptions);
    const took = Date.now() - started;
    slowest = Math.max(slowest, took);
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    const isWrong =
      answer.statusCode >= 500 || took > longestMs || (isText(answer) && inside.test(answer.body));
    if (isWrong)
      wrong.push(`${number}: ${row.method} ${row.path}, ${mutation.name}: ${answer.statusCode} ${took} ms`);
  }
  console.log(`fuzz: ${JSON.stringify(statuses)}, slowest ${slowest} ms`);
  expect.soft(wrong).toEqual([]);
  shown = await idle(person, server.world);
  expect(await factsNow()).toEqual(facts);
});

/** Pages and scripts are the product's own, and may speak of anything. */
const isText = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-type']).startsWith('application/json') && !headers['content-encoding'];
