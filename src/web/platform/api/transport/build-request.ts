/** Turns a call into what fetch takes. Array values of a query are repeated; multipart sets its own content type. */
import { readerZone } from '../../data/reader-zone.ts';
import { APPLICATION } from './application-name.ts';
import { replaySession } from './replay-session.ts';
import { traceParent } from './trace-parent.ts';

export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  query?: Query;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets a draft be saved while the page is being closed. */
  keepalive?: boolean;
  /** A login: its refusal says nothing about the session. */
  signsIn?: boolean;
  /** How often a safe call is tried; 1 never repeats. */
  attempts?: number;
};

export type Sender = { orgCode: string; token: string | undefined };

/** The address and the options of one request. */
export function buildRequest(call: Call, sender: Sender): { url: string; init: RequestInit } {
  const multipart = call.body instanceof FormData;
  const init: RequestInit = {
    method: call.method,
    credentials: 'include',
    headers: headers(call, sender, multipart),
    keepalive: call.keepalive ?? false,
  };
  if (call.body !== undefined) init.body = multipart ? (call.body as FormData) : JSON.stringify(call.body);
  return { url: call.path + search(call.query), init };
}

function headers(call: Call, { orgCode, token }: Sender, multipart: boolean): Record<string, string> {
  const all = {
    accept: 'application/json, application/pdf',
    'x-org': orgCode,
    'x-application': APPLICATION,
    'x-origin': window.location.origin,
    'x-time-zone': readerZone(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...replayHeaders(),
    ...traceHeader(call.path),
    'content-type': 'application/json',
    ...call.headers,
  };
  // The browser sets the boundary of a form's parts, and a call without a body has no type.
  const typed = call.body !== undefined && !multipart;
  return typed ? all : Object.fromEntries(Object.entries(all).filter(([name]) => !isContentType(name)));
}

function replayHeaders(): Record<string, string> {
  const replay = replaySession();
  return replay ? { 'x-session-replay-id': replay.id, 'x-session-replay-url': replay.url } : {};
}

function traceHeader(path: string): Record<string, string> {
  const traceparent = traceParent(path);
  return traceparent ? { traceparent } : {};
}

const isContentType = (name: string) => name.toLowerCase() === 'content-type';

function search(query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) parameters.append(name, item);
    else if (value !== undefined) parameters.append(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
