/** The hidden debug panel: it exists, and its keys do nothing, because nothing listens for them. */
/** Covers src/web/shell/debug-keys.ts. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onDebugKeys } from '../../src/web/shell/debug-keys.ts';
import { drawApp, UUID } from './fixtures/draw-app.tsx';

const keys = { code: 'KeyX', shiftKey: true, altKey: true };

test('[ACC-N14] Shift+Alt+X does nothing: the panel exists and its listener is never attached', async () => {
  const { user } = drawApp(`/${UUID}/ask`);
  await screen.findByRole('heading', { name: 'How can we reach you?' });
  const panel = document.getElementById('debug-panel');
  expect(panel).toBeInTheDocument();
  expect(panel).not.toBeVisible();
  await user.keyboard('{Shift>}{Alt>}x{/Alt}{/Shift}');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true }));
  expect(panel).not.toBeVisible();
});

test('[ACC-N14] the handler that nobody attaches would toggle it', async () => {
  drawApp(`/${UUID}/ask`);
  await screen.findByRole('heading', { name: 'How can we reach you?' });
  const panel = document.getElementById('debug-panel');
  act(() => onDebugKeys({ ...keys, altKey: false }));
  expect(panel).not.toBeVisible();
  act(() => onDebugKeys(keys));
  expect(panel).toBeVisible();
  expect(panel).toHaveTextContent('acme · sandbox · abc');
  act(() => onDebugKeys(keys));
  expect(panel).not.toBeVisible();
});
