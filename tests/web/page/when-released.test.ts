/** What a field says when it is left never takes the button away from under the finger that left it. */
/** Covers src/web/page/when-released.ts. */
// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { whenReleased } from '../../../src/web/page/when-released.ts';

test('left by the keyboard, it is said at once', () => {
  const say = vi.fn();
  whenReleased(say);
  expect(say).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel'])(
  'left by a press, it is said once, after its click (%s)',
  async (end) => {
    const heard: string[] = [];
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener('click', () => heard.push('click'));
    button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    whenReleased(() => heard.push('said'));
    expect(heard).toEqual([]);

    button.dispatchEvent(new Event(end, { bubbles: true }));
    button.click();
    await vi.waitFor(() => expect(heard).toEqual(['click', 'said']), 30_000);

    button.dispatchEvent(new Event('pointerup', { bubbles: true }));
    await new Promise((done) => setTimeout(done));
    expect(heard).toEqual(['click', 'said']);
  },
);

test('a menu of the right button holds nothing back, whether its release is heard or not', () => {
  const say = vi.fn();
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 2 }));
  whenReleased(say);
  expect(say).toHaveBeenCalledOnce();
});
