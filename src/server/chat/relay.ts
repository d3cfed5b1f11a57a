/** What a provider does of a chat that it carries, where a lender's chat is carried by one. */
import type { Begun, Message, Visit } from '../../types/chat-relay-party.ts';
import type { Org } from '../../types/org.ts';
import type { Backend } from '../backend/backend.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { ChatRelay, Wanted } from '../platform/parties/chat-relay/party.ts';
import { inTime } from '../platform/parties/common/in-time.ts';
import type { World } from '../platform/world/world.ts';

type Carrier = NonNullable<NonNullable<Org['chat']>['provider']>;

/** Chats that begin by one call and that the survey knows by a number of the provider's. */
export const carriersOfPeople = ['twilio'] as const;

/** 404 where the lender's chat is carried by none of these. The sandbox shows every kind, whatever a lender has. */
export function requireCarrier(backend: Backend, orgCode: string, carriers: readonly Carrier[]): void {
  if (!isCarriedBy(backend, orgCode, carriers)) throw new Refusal(404, [says('request.notFound')]);
}

/** Undefined where the sandbox's own desk answers in the provider's place. */
export function begin({ world }: Backend, visit: Visit): Promise<Begun | undefined> {
  return ask(world, 'begin', (relay) => relay.begin(visit));
}

/** A fresh token; 401 for one that the provider takes no more, or that is no provider's. */
export async function freshen(backend: Backend, orgCode: string, token: string): Promise<string> {
  const fresh = isCarriedBy(backend, orgCode, ['twilio'])
    ? await ask(backend.world, 'freshen', (relay) => relay.freshen(token))
    : undefined;
  if (fresh === undefined) throw new Refusal(401, [says('chat.token')]);
  return fresh;
}

/** By which number the survey knows a chat of a provider; null for none. */
export async function contactOf(backend: Backend, orgCode: string, channel: string): Promise<string | null> {
  if (channel === '' || !isCarriedBy(backend, orgCode, carriersOfPeople)) return null;
  return (await ask(backend.world, 'contact', (relay) => relay.contact(channel))) ?? null;
}

/** The latest first; 401 for a token that opens no such conversation. */
export async function transcript({ world }: Backend, wanted: Wanted): Promise<Message[]> {
  return (await ask(world, 'transcript', (relay) => relay.transcript(wanted))) ?? refuseToken();
}

/** One message of it. */
export async function transcriptMessage(
  { world }: Backend,
  wanted: Parameters<ChatRelay['message']>[0],
): Promise<Message> {
  return (await ask(world, 'message', (relay) => relay.message(wanted))) ?? refuseToken();
}

function refuseToken(): never {
  throw new Refusal(401, [says('chat.token')]);
}

function isCarriedBy(
  { world, library }: Pick<Backend, 'world' | 'library'>,
  orgCode: string,
  carriers: readonly Carrier[],
): boolean {
  const { enabled, provider } = library.lender(orgCode).org.chat ?? {};
  const isCarried = provider !== undefined && carriers.includes(provider);
  return enabled === true && (world.mode === 'sandbox' || isCarried);
}

function ask<T>({ parties }: World, call: string, question: (relay: ChatRelay) => Promise<T>): Promise<T> {
  return inTime(`chatRelay.${call}`, parties.patienceMs, () => question(parties.chatRelay));
}
