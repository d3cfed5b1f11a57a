/** THREAT-19: a call that changes something keeps its key until it was answered. */
/** Covers src/web/platform/api/transport/call-keys.ts. */
import { expect, test } from 'vitest';
import { callKeys } from '../../src/web/platform/api/transport/call-keys.ts';

const counted = () => {
  let count = 0;
  return callKeys(() => `key-${++count}`);
};
const keyOf = ({ headers }: { headers?: Record<string, string> }) => headers?.['idempotency-key'];
const feedback = { method: 'POST', path: '/feedback', body: { message: 'Thanks' } } as const;

test('pressing again after a lost answer sends the same key, after an answer another one', () => {
  const keys = counted();
  expect(keyOf(keys.keyed(feedback))).toBe('key-1');
  expect(keyOf(keys.keyed({ ...feedback }))).toBe('key-1');
  keys.answered(feedback);
  expect(keyOf(keys.keyed(feedback))).toBe('key-2');
});

test('another body, address or method is another call', () => {
  const keys = counted();
  const all = [
    feedback,
    { ...feedback, body: {} },
    { ...feedback, path: '/x' },
    { ...feedback, method: 'PUT' as const },
  ];
  expect(all.map((call) => keyOf(keys.keyed(call)))).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
});

test('a file is told from another by its name, size and date', () => {
  const keys = counted();
  const upload = (text: string) => {
    const body = new FormData();
    body.append('file', new File([text], 'stub.pdf', { lastModified: 1 }));
    return keyOf(keys.keyed({ method: 'POST', path: '/files', body }));
  };
  expect([upload('a'), upload('a'), upload('ab')]).toEqual(['key-1', 'key-1', 'key-2']);
});

test('a call that only reads has no key, and one of its own is kept', () => {
  const keys = counted();
  expect(keyOf(keys.keyed({ method: 'GET', path: '/x' }))).toBeUndefined();
  expect(keyOf(keys.keyed({ ...feedback, headers: { 'idempotency-key': 'own' } }))).toBe('own');
});
