/** Who sent a visitor is told before their first answers, where the document could not note it. */
/** Covers src/web/platform/api/calls/registration-api.ts. */
import { expect, test } from 'vitest';
import { registrationApi } from '../../../src/web/platform/api/calls/registration-api.ts';
import type { Send } from '../../../src/web/platform/api/transport/client.ts';

const answers = { action: 'next', data: {}, key: 'one' };

/** Answers each call but the first `failing`. @returns what was called, in order */
function calls(failing = 0) {
  const made: string[] = [];
  const send = (async ({ method, query }: { method: string; query?: Record<string, string> }) => {
    made.push([method, query?.utm_source].filter(Boolean).join(' '));
    if (made.length <= failing) throw new Error('no connection');
    return { draft: {}, done: [], drafts: {} };
  }) as Send;
  return { made, api: registrationApi(send) };
}

test('the first answers wait until it is told, and it is told once', async () => {
  const { made, api } = calls();
  void api.note({ utm_source: 'letter' });
  await Promise.all([api.saveDraft('home', {}, false), api.submit('home', answers)]);
  await api.submit('home', answers);
  expect(made[0]).toBe('GET letter');
  expect(made.slice(1).sort()).toEqual(['POST', 'POST', 'PUT']);
});

test('what could not be told is told with the next answers', async () => {
  const { made, api } = calls(1);
  await expect(api.note({ utm_source: 'letter' })).rejects.toThrow('no connection');
  await api.submit('home', answers);
  expect(made).toEqual(['GET letter', 'GET letter', 'POST']);
});

test('without anything to tell the answers go at once', async () => {
  const { made, api } = calls();
  await api.submit('home', answers);
  expect(made).toEqual(['POST']);
});
