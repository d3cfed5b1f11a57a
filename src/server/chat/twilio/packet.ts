/** One packet of Twilio's own protocol over a WebSocket: a line that names it, a header and a payload, both JSON. */
import { isRecord } from '../../../engine/facts/facts.ts';

export type Header = { id: string; method: string } & Record<string, unknown>;
export type Packet = { header: Header; payload: unknown };

const protocol = 'TWILSOCK V3.0';

/** @param payload what follows the header; undefined is nothing */
export function encodePacket(header: Header, payload?: unknown): Buffer {
  const body = payload === undefined ? '' : JSON.stringify(payload);
  const said = { ...header, payload_size: Buffer.byteLength(body), payload_type: 'application/json' };
  const head = JSON.stringify(said);
  return Buffer.from(`${protocol} ${Buffer.byteLength(head)}\r\n${head}\r\n${body}`);
}

/** Undefined for what is no packet. A payload that is no JSON is undefined: a form tells nothing that is needed here. */
export function decodePacket(data: Buffer): Packet | undefined {
  const start = data.indexOf('\r\n');
  const [, size] = /^TWILSOCK V3\.0 (\d{1,6})$/.exec(data.subarray(0, Math.max(start, 0)).toString()) ?? [];
  if (size === undefined) return undefined;
  const end = start + 2 + Number(size);
  const header = parsed(data.subarray(start + 2, end));
  if (!isHeader(header)) return undefined;
  return { header, payload: parsed(data.subarray(end + 2)) };
}

const isHeader = (value: unknown): value is Header =>
  isRecord(value) && typeof value.id === 'string' && typeof value.method === 'string';

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
