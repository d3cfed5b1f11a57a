/** A copy of facts in which one path has another value; undefined takes it away. What is not on the path is shared. */
import { isRecord } from './facts.ts';

export function withPath(data: unknown, path: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.');
  const before = isRecord(data) ? data : {};
  const { [first]: old, ...others } = before;
  const inner = rest.length > 0 ? withPath(old, rest.join('.'), value) : value;
  return inner === undefined ? others : { ...others, [first]: inner };
}
