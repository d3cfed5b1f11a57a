/**
 * One borrower's HTTP session with a running server: cookies, token, and nothing else. Drives samples for the gallery,
 * the benchmark and the tests; throws on an unexpected status.
 */
export type Reply = { status: number; body: unknown; headers: Headers };

export class UnexpectedReply extends Error {
  readonly reply: Reply;
  constructor(what: string, reply: Reply) {
    super(`${what} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    this.reply = reply;
  }
}

export type Client = {
  base: string;
  org: string;
  jwt: () => string | undefined;
  cookies: () => { name: string; value: string }[];
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  expect: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Record<string, unknown>>;
};

/** What a session is known by: another client can continue with it. */
export type Session = { cookies: { name: string; value: string }[]; jwt: string | undefined };

/**
 * Opens a session against `base` (an origin such as http://127.0.0.1:3000) for the lender `org`, or continues with one.
 * @param from the address that a server behind one proxy takes the session to come from
 */
export function openClient(base: string, org = 'default', session?: Session, from?: string): Client {
  const jar = new Map(session?.cookies.map(({ name, value }) => [name, value]));
  let jwt = session?.jwt;

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${base}${path}`, {
      method,
      body:
        body === undefined || body instanceof FormData
          ? (body as FormData | undefined)
          : JSON.stringify(body),
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        'x-org': org,
        origin: base,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(jwt ? { authorization: `Bearer ${jwt}` } : {}),
        ...(from ? { 'x-forwarded-for': from } : {}),
        ...headers,
      },
      redirect: 'manual',
    });
    keepCookies(jar, response.headers);
    const renewed = response.headers.get('authorization');
    if (response.status === 200 && renewed?.startsWith('Bearer ')) jwt = renewed.slice(7);
    const reply = { status: response.status, body: await parse(response), headers: response.headers };
    const token = field(reply.body, 'jwt');
    if (typeof token === 'string') jwt = token;
    return reply;
  }

  async function expectOk(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const reply = await send(method, path, body, headers);
    if (reply.status >= 300) throw new UnexpectedReply(`${method} ${path}`, reply);
    return (reply.body ?? {}) as Record<string, unknown>;
  }

  return {
    base,
    org,
    jwt: () => jwt,
    cookies: () => [...jar].map(([name, value]) => ({ name, value })),
    send,
    expect: expectOk,
  };
}

function keepCookies(jar: Map<string, string>, headers: Headers) {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    if (value === '' || /max-age=0/i.test(line)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), value);
  }
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
