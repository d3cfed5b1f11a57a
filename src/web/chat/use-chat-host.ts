/** Makes the chat of this tab once its flow is known, and tells it who has signed in. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fullName } from '../../engine/text/full-name.ts';
import type { ChatMode } from '../../types/enumerations.ts';
import { useShellProfile } from '../platform/api/hooks/use-shell-profile.ts';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { createClient } from '../platform/api/transport/client.ts';
import { readToken } from '../platform/api/transport/token.ts';
import type { Core } from '../platform/data/content.ts';
import type { OrgData } from '../platform/data/org.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { serverNow } from '../platform/data/server-clock.ts';
import { useFlag } from '../platform/flags/use-flag.ts';
import type { AddressWish } from './data/address-wish.ts';
import { type ChatHost, chatHost } from './host/chat-host.ts';
import type { ChatWorld, Visitor } from './host/chat-world.ts';
import { type Drafts, drafts } from './host/drafts.ts';
import { initPayload } from './host/init-payload.ts';
import { linePolicies } from './port/line-policies.ts';
import type { ProviderGround } from './port/provider-ground.ts';
import { loadProvider } from './providers/load-provider.ts';

/** Undefined until the flow has come. */
export function useChatHost(core: Core | undefined, wish: AddressWish): ChatHost | undefined {
  const org = useOrg();
  const visitor = useVisitor();
  const carrier = useCarrier(core, wish);
  const proves = useProves(core);
  const [host, setHost] = useState<ChatHost>();
  const [kept] = useState(drafts);
  const latest = useRef({ org, visitor, carrier, proves, wish });
  useLayoutEffect(() => {
    latest.current = { org, visitor, carrier, proves, wish };
  });
  useEffect(() => {
    if (!core) return;
    const made = makeHost(core, kept, () => latest.current);
    setHost(made);
    return () => made.dispose();
  }, [core, kept]);
  useEffect(() => host?.meet(visitor), [host, visitor]);
  return host;
}

type Latest = Pick<ChatHost['world'], 'org'> & {
  visitor: ReturnType<typeof useVisitor>;
  carrier: ChatMode;
  proves: boolean;
  wish: AddressWish;
};

function makeHost(core: Core, kept: Drafts, latest: () => Latest): ChatHost {
  const { org, wish } = latest();
  const policies = linePolicies(core.timers?.policies);
  const send = createClient({ orgCode: org.orgCode });
  const ground = {
    ...{ send, policies, now: serverNow, random: Math.random, remote: remoteOf(org) },
    ...userToken(wish),
  };
  const world: ChatWorld = {
    ...{ core, org, send, now: serverNow, forced: wish.forced, isTab: wish.isTab },
    visitor: () => latest().visitor,
    carrier: () => latest().carrier,
    proves: () => latest().proves && readToken() !== undefined,
    load: (kind) => loadProvider(kind, { ...ground, visit: () => initPayload(host, kind) }),
  };
  const host: ChatHost = chatHost(world, kept);
  return host;
}

const userToken = ({ userToken: token }: AddressWish): Pick<ProviderGround, 'userToken'> =>
  token === undefined ? {} : { userToken: token };

/** The sandbox's server plays the provider. */
const remoteOf = ({ mode, chat }: OrgData): NonNullable<ProviderGround['remote']> =>
  mode === 'sandbox' ? { playedAt: window.location.origin.replace(/^http/, 'ws') } : { region: chat?.region };

/** Who carries a chat with a person: the address, a flag, the lender, or our own server. */
function useCarrier(core: Core | undefined, { forced }: AddressWish): ChatMode {
  const { chat } = useOrg();
  const { enabled, variables } = useFlag(core?.site?.chat?.provider ?? '');
  const flagged = enabled ? (variables.provider as ChatMode | undefined) : undefined;
  const asked = forced === 'chatbot' ? undefined : forced;
  return asked ?? flagged ?? chat?.provider ?? 'stream';
}

/** Whether those who are signed in prove it: the lender wants it, and its flag is on. */
function useProves(core: Core | undefined): boolean {
  const { chat } = useOrg();
  const { enabled } = useFlag(core?.site?.chat?.authentication ?? '');
  return enabled && chat?.authentication === true;
}

/** Who writes, as far as the page knows: the borrower who is signed in. */
function useVisitor(): Visitor {
  const { data } = useShellProfile(useSignedIn());
  return useMemo(() => {
    if (!data) return {};
    const friendlyName = fullName(data.name ?? {}).trim();
    return { identityUuid: data.uuid, ...(friendlyName && { friendlyName }), ...emailOf(data) };
  }, [data]);
}

const emailOf = ({ email }: { email?: string }) => (email ? { emailAddress: email } : {});
