/**
 * kill -9 of the server while the borrower and an agent write to each other: what was acknowledged is in the log once, under
 * the number that it was given, and the borrower has seen each message once and in order.
 */
/** Covers src/server/chat, src/web/chat/providers/stream. */
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openAgent, openBorrower, type Told, untilOpen } from './chat-line.ts';
import { type Host, killable } from './killable.ts';

const kills = Number(process.env.KILLS ?? 2);
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

test(`${kills} kills while both write: no acknowledged message is lost or doubled`, async () => {
  test.setTimeout(900_000 + kills * 15_000);
  const host = await killable(kills);
  const borrower = openBorrower(host.base(), { retryMostSeconds: 1 });
  // Whoever joins waits for a line, and starts no server that was killed meanwhile.
  const session = await host.calmly(async () => {
    await untilOpen(host.base());
    const begun = await borrower.begin();
    await borrower.join(begun);
    return begun;
  });
  const chat = session.omniProxyChannelId ?? '';
  const [own, agents] = await Promise.all([write(host, borrower), answer(host, chat)]);
  expect(host.killed()).toBe(kills);

  const log = await agents.agent.log(chat);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  expect(new Set(log.map(({ role, clientId }) => `${role} ${clientId}`)).size).toBe(log.length);
  for (const { role, clientId, id, seq } of [...own, ...agents.told])
    expect(log[seq - 1], `${role} ${clientId}`).toMatchObject({ role, clientId, id, text: clientId });
  await expect.poll(() => borrower.messages().length, { timeout: 180_000 }).toBe(log.length);
  expect(borrower.messages().map(({ id }) => id)).toEqual(log.map(({ id }) => id));

  const drops = borrower.events.filter((one) => one.type === 'connection' && one.state === 'reconnecting');
  console.log(
    `${kills} kills: ${own.length} messages of the borrower and ${agents.told.length} of the agent acknowledged, ` +
      `${log.length} in the log, ${drops.length} reconnections, none lost, none doubled`,
  );
  borrower.provider.dispose();
  await rm(await host.endedByForce(), { recursive: true, force: true });
});

/** Writes until all kills are done; what fails is sent again as it was, as the button at a failed message does. */
async function write(host: Host, { provider }: ReturnType<typeof openBorrower>): Promise<Told[]> {
  const told: Told[] = [];
  while (host.killed() < kills) {
    const clientId = `borrower-${told.length}`;
    const taken = await provider.send({ clientId, text: clientId, files: [] }).catch(() => undefined);
    if (taken) told.push({ role: 'borrower', clientId, ...taken });
    await pause(60);
  }
  return told;
}

async function answer(host: Host, chat: string) {
  // The clock that made the chat open is gone with the first process: no one logs in before.
  while (host.killed() < 1) await host.surviving(() => fetch(`${host.base()}/readyz`).then(() => pause(50)));
  const agent = await host.calmly(async () => {
    const fresh = await openAgent(host.base());
    await fresh.accept(chat);
    return fresh;
  });
  const told: Told[] = [];
  while (host.killed() < kills) {
    const clientId = `agent-${told.length}`;
    told.push(await host.surviving(() => agent.say(chat, clientId, clientId)));
    await pause(60);
  }
  return { agent, told };
}
