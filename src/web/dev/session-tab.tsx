/** Who is signed in, and three ways to be another user: a password, a pasted token, an agent's id (ACC-D2). */
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOwnPath } from '../../engine/text/own-path.ts';
import { useForgetAnswers } from '../platform/api/hooks/session-cache.tsx';
import { useSend } from '../platform/api/transport/api-context.ts';
import { readToken, watchToken } from '../platform/api/transport/token.ts';
import { tokenEnd } from '../platform/api/transport/token-end.ts';
import { actAs } from '../platform/data/identity-kind.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { DevForm } from './dev-form.tsx';
import { activeLine, byAgent, byPassword, byToken } from './dev-login.ts';

/** A customer lands in the active application. */
export function SessionTab() {
  const send = useSend();
  const org = useOrg();
  const navigate = useNavigate();
  const forget = useForgetAnswers();
  const token = useSyncExternalStore(watchToken, readToken);

  async function asCustomer(logIn: () => Promise<void>): Promise<void> {
    await logIn();
    actAs('customer');
    const path = await activeLine(send, org.site.links.dashboard);
    navigate(path);
    forget();
  }

  async function asAgent(agentId: string): Promise<void> {
    const redirect = await byAgent(send, org, agentId);
    actAs('agent');
    const inside = isOwnPath(redirect) && redirect.startsWith(`${org.basePath}/`);
    navigate(inside ? redirect.slice(org.basePath.length) : redirect);
    forget();
  }

  return (
    <div className="hl-dev-session">
      <TokenFacts token={token} />
      <DevForm
        title="Email and password"
        fields={[
          { name: 'email', label: 'Email', type: 'email' },
          { name: 'password', label: 'Password', type: 'password' },
        ]}
        button="Log in"
        onSend={({ email = '', password = '' }) => asCustomer(() => byPassword(send, email, password))}
      />
      <DevForm
        title="A token"
        fields={[{ name: 'token', label: 'Token', type: 'text' }]}
        button="Use this token"
        onSend={({ token: pasted = '' }) => asCustomer(() => byToken(send, pasted))}
      />
      <DevForm
        title="An agent"
        fields={[{ name: 'agentId', label: 'Agent ID', type: 'text' }]}
        button="Log in as this agent"
        onSend={({ agentId = '' }) => asAgent(agentId)}
      />
    </div>
  );
}

function TokenFacts({ token }: { token: string | undefined }) {
  const [copied, setCopied] = useState(false);
  if (!token) return <p className="hl-dev-empty">Nobody is signed in.</p>;
  const ends = tokenEnd(token);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <p className="hl-dev-empty">
      Somebody is signed in{ends ? ` until ${new Date(ends).toLocaleTimeString('en-US')}` : ''}.{' '}
      <button type="button" className="hl-link-button" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy the token'}
      </button>
    </p>
  );
}
