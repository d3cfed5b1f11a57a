/** An agent of the lender that others share from answers for several: in each chat they have the answers of its lender. */
/** Covers src/server/chat/{ready-answers,show-channel,note-language,frame}.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, Visitor } from '../harness.ts';
import { accept, desk, joinAsAgent } from './agents.ts';
import { begin, type Chat, join, stream, visit } from './chat-line.ts';
import { openChat } from './open-chat.ts';

let server: TestServer;
let agent: Visitor;

beforeAll(async () => {
  ({ server, agent } = await openChat());
});
afterAll(() => server.close());

type Answer = { name: string; title: string; text: string };
const answersOf = async ({ omniProxyChannelId }: Chat): Promise<Answer[]> =>
  (await agent.get(`${desk}/${omniProxyChannelId}`)).json().answers;
const textOf = async (chat: Chat, name: string) =>
  (await answersOf(chat)).find((one) => one.name === name)?.text;

test('who gave a name is greeted by it, and who typed something else is not', async () => {
  const [named, other] = [await begin(server), await begin(server, { friendlyName: 'ann@example.com' })];
  const { companyNameShort } = server.world.content.orgs.default?.org ?? {};

  expect(await textOf(named, 'hello')).toBe(
    `Hello Ann, thanks for reaching out to ${companyNameShort}. How can I help?`,
  );
  expect(await textOf(other, 'hello')).toBe(
    `Hello, thanks for reaching out to ${companyNameShort}. How can I help?`,
  );
});

test('they are those of the lender of the chat, as its patch leaves them', async () => {
  const { orgs } = server.world.content;
  const lender = orgs.tealspar;
  const own = { answers: { branch: { title: 'Branch', text: 'Write to {{org.email}}.' } } };
  const data = { ...lender?.data, chat: { ...lender?.data.chat, readyAnswers: own } };
  Object.assign(orgs, { tealspar: { ...lender, data } });
  const at = { method: 'POST', url: `${stream}/init-web-chat`, payload: visit } as const;
  const chat: Chat = (await new Visitor(server.app, 'tealspar').send(at)).json();

  expect(await answersOf(chat)).toEqual([
    { name: 'branch', title: 'Branch', text: `Write to ${lender?.org.email}.` },
  ]);
  expect((await answersOf(await begin(server))).length).toBeGreaterThan(3);
});

test('who reads Spanish is answered in Spanish, and the agent sees what it means', async () => {
  const chat: Chat = (
    await new Visitor(server.app).send({
      ...{ method: 'POST', url: `${stream}/init-web-chat`, payload: visit },
      headers: { 'accept-language': 'es-MX,es;q=0.9' },
    })
  ).json();
  const shown = (await agent.get(`${desk}/${chat.omniProxyChannelId}`)).json();
  const hours = shown.answers.find(({ name }: Answer) => name === 'hours');
  const phone = server.world.content.orgs.default?.org.phoneFormatted;

  expect(shown.chat.language).toBe('Spanish');
  expect(hours).toEqual({
    ...{ name: 'hours', title: 'Call us', text: `You can also call us at ${phone}.` },
    theirs: `También puede llamarnos al ${phone}.`,
  });
  expect(shown.answers.every(({ theirs = '' }) => theirs !== '')).toBe(true);
  const english = (await agent.get(`${desk}/${(await begin(server)).omniProxyChannelId}`)).json();
  expect(english.chat).not.toHaveProperty('language');
  expect(english.answers.some((one: object) => 'theirs' in one)).toBe(false);
});

test('who changes the language during a chat is answered in the new one, and back; the agent hears of it', async () => {
  const chat = await begin(server);
  await accept(chat, agent);
  const [borrower, list] = [await join(server, chat), await joinAsAgent(server, agent)];
  const line = await joinAsAgent(server, agent, chat);
  const after = async (language: string, who = borrower) => {
    who.say({ t: 'ping', ts: 1, language });
    await who.next('pong');
    const { chat: shown, answers } = (await agent.get(`${desk}/${chat.omniProxyChannelId}`)).json();
    return [shown.language, answers.some((one: object) => 'theirs' in one)];
  };

  expect(await after('en')).toEqual([undefined, false]);
  expect(list.heard.filter(({ t }) => t === 'changed')).toEqual([]);
  expect(await after('es')).toEqual(['Spanish', true]);
  await list.next('changed');
  expect(await after('es')).toEqual(['Spanish', true]);
  // What the agent reads changes nothing, and what the lender does not offer is not spoken.
  expect(await after('en', line)).toEqual(['Spanish', true]);
  expect(await after('fr')).toEqual([undefined, false]);
});
