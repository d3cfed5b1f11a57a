/**
 * A wrong answer over HTTP, whatever the browser let through: 422 that names the field, and nothing of it is kept. On
 * one borrower's way, at every page that is open there: each field of a format that tests/cases/field-rules.json lists.
 */
/** Covers src/server/submission/judge-answers.ts, src/server/submission/submit.ts, src/server/registration. */
import { expect, test } from 'vitest';
import { visible } from '../../../src/engine/answers/visible.ts';
import type { CompiledPage } from '../../../src/engine/content/bundle.ts';
import type { Facts } from '../../../src/engine/facts/facts.ts';
import {
  bodyOf,
  type Progress,
  readSample,
  registration,
  submitStep,
} from '../../../src/tools/journey/drive.ts';
import rules from '../../cases/field-rules.json' with { type: 'json' };
import { answered, askedIn } from '../../flows/asked-formats.ts';
import { sampleAnswers } from '../../rjsf/sample-answer.ts';
import { flowOf, isOffered, tries } from '../may-submit.ts';
import { settled, submit } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

type Reply = { status: number; body: Record<string, unknown> };
/** What was proved, as "format page#/pointer". */
const proved = new Set<string>();

/** Sends each field of the page once with an answer that its format refuses. */
async function refuseAll(
  { page, data, facts }: { page: CompiledPage; data: Record<string, unknown>; facts: Facts },
  send: (data: Record<string, unknown>) => Promise<Reply>,
) {
  const shown = visible(flowOf(server), page, facts, data);
  for (const { format, at } of askedIn(page.authored).filter(({ at: [name = ''] }) => shown.has(name))) {
    const { bad, says } = rules.formats[format];
    const pointer = `/${at.join('/')}`;
    const value = bad[proved.size % bad.length] ?? '';
    const { status, body } = await send(answered(data, at, value));
    const said = (body.fields as Record<string, string> | undefined)?.[pointer];

    expect({ page: page.id, pointer, value, status, said }).toMatchObject({ status: 422 });
    expect(says, `${page.id}#${pointer} ${JSON.stringify(value)}`).toContain(said);
    proved.add(`${format} ${page.id}#${pointer}`);
  }
}

test('every field of every page that is open on a borrower’s way', async () => {
  const client = server.client();
  const email = `f${Date.now()}+happy@example.com`;
  const progress: Progress = {};
  const { steps } = readSample('happy');
  const register = server.world.content.orgs.default?.flows.register;
  const flow = flowOf(server);
  const draft = () => client.expect('GET', registration);
  const tried = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const { page: id, action } = step;
    if (!progress.uuid) {
      const page = register?.pages[id];
      const { data } = await bodyOf(client, step, progress, email);
      const before = await draft().catch(() => undefined);
      const send = (bad: object) =>
        client.send('POST', `${registration}/submission`, { page: id, action, data: bad }) as Promise<Reply>;
      if (page) await refuseAll({ page, data: data as Facts, facts: {} }, send);
      if (before) expect(await draft()).toEqual(before);
    } else {
      const walk = { client, progress, uuid: progress.uuid };
      progress.journey = await settled(server, walk);
      // Its files are uploaded here: what is kept is read after that.
      const own = (await bodyOf(client, step, progress, email)).data as object;
      const journey = await settled(server, walk);
      for (const one of tries(flow)) {
        const page = flow.pages[one.page];
        if (!page || tried.has(page.id) || !isOffered(flow, journey, one)) continue;
        const data = { ...sampleAnswers(page), ...(page.id === id ? own : {}) };
        await refuseAll(
          { page, data, facts: journey.facts },
          (bad) => submit(walk, page.id, bad, one) as Promise<Reply>,
        );
        tried.add(page.id);
      }
      expect((await settled(server, walk)).facts).toEqual(journey.facts);
    }
    await submitStep(client, step, index, progress, email);
  }
  const formats = new Set([...proved].map((one) => one.split(' ')[0]));
  // This borrower gets mail at home: tests/server/submission/typed-text.test.ts sends another address.
  const onTheWay = Object.keys(rules.formats).filter((format) => format !== 'mail-street');
  expect([...formats].sort()).toEqual(onTheWay.sort());
  expect(proved.size).toBeGreaterThan(30);
});
