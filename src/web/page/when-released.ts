/**
 * Waits for the pointer that is down, if one is. What a field says when it is left may move the button that was pressed
 * to leave it, and a button that moves between press and release is not clicked.
 */

let isDown = false;
const set = (down: boolean) => () => {
  isDown = down;
};
window.addEventListener('pointerdown', set(true), true);
window.addEventListener('pointerup', set(false), true);
window.addEventListener('pointercancel', set(false), true);

/** Runs `act` now, or once the pointer is up and its click has been heard. */
export function whenReleased(act: () => void): void {
  if (!isDown) {
    act();
    return;
  }
  const events = ['pointerup', 'pointercancel'] as const;
  const release = () => {
    for (const event of events) window.removeEventListener(event, release);
    setTimeout(act);
  };
  for (const event of events) window.addEventListener(event, release);
}
