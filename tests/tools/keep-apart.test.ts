/** Covers src/tools/build/keep-apart.ts. */
import { expect, test } from 'vitest';
import { strays } from '../../src/tools/build/keep-apart.ts';

type Bundle = Parameters<typeof strays>[0];

const twilio = '/a/node_modules/@twilio/conversations/builds/browser.js';
const adapter = '/a/src/web/chat/providers/twilio/twilio-provider.ts';
const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) => ({
  ...{ type: 'chunk', fileName, moduleIds, imports, isEntry, dynamicImports: [] },
});
const bundle = (...chunks: ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks.map((one) => [one.fileName, one])) as unknown as Bundle;

test('a large library that only its own adapter brings is in its place', () => {
  const panel = chunk('panel.js', ['/a/src/web/chat/chat-panel.tsx']);
  expect(strays(bundle(panel, chunk('twilio.js', [adapter], ['sdk.js']), chunk('sdk.js', [twilio])))).toEqual(
    [],
  );
});

test.each([
  ['in the entry', [chunk('index.js', ['/a/src/web/main.tsx', twilio], [], true)]],
  [
    'with the panel',
    [chunk('panel.js', ['/a/src/web/chat/chat-panel.tsx'], ['sdk.js']), chunk('sdk.js', [twilio])],
  ],
  [
    'behind a chunk between',
    [
      chunk('panel.js', ['/a/src/web/chat/chat-panel.tsx'], ['twilio.js']),
      chunk('twilio.js', [adapter], ['sdk.js']),
      chunk('sdk.js', [twilio]),
    ],
  ],
])('a large library %s is refused', (_place, chunks) => {
  expect(strays(bundle(...chunks))).toHaveLength(1);
});
