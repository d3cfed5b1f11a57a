/**
 * Waits for the pointer that is down, if one is. What a field says when it is left may move the button that was pressed
 * to leave it, and a button that moves between press and release is not clicked.
 */

let isDown = false;
const release = () => {
  isDown = false;
};
// Another button than the first opens a menu of the browser's, which may keep its release to itself.
const press = ({ button }: PointerEvent) => {
  isDown = button === 0;
};
globalThis.addEventListener?.('pointerdown', press, true);
globalThis.addEventListener?.('pointerup', release, true);
globalThis.addEventListener?.('pointercancel', release, true);

/** Runs `act` now, or once the pointer is up and its click has been heard. */
export function whenReleased(act: () => void): void {
  if (!isDown) {
    act();
    return;
  }
  const events = ['pointerup', 'pointercancel'] as const;
  const follow = () => {
    for (const event of events) window.removeEventListener(event, follow);
    setTimeout(act);
  };
  for (const event of events) window.addEventListener(event, follow);
}
