/**
 * What a visitor did before the script had come: what was typed is taken from the boxes, and the press of a button is made once more.
 * Until then the document's own lines (src/server/http/web/drawn-root.ts) keep every press.
 */
import { type ReactNode, useEffect } from 'react';
import { readBoxes } from './platform/boxes/read-boxes.ts';

type Early = Window & { pressedEarly?: Element | undefined };

/** How often it is looked whether a part that was pressed has come, in ms. */
const EVERY_MS = 50;

/** Drawn around all of the page, whether the server drew it or the browser does. */
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    // React takes nothing more over while it runs effects.
    const timer = setTimeout(takeOver);
    window.addEventListener('pressed-early', pressAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pressed-early', pressAgain);
    };
  }, []);
  return children;
}

function takeOver(): void {
  hearBoxes();
  document.documentElement.dataset.live = '';
  pressAgain();
}

// Fields are taken over one by one, and at once where something happens to them; the event is no more than that.
function hearBoxes(): void {
  for (const box of document.querySelectorAll('input, select, textarea'))
    box.dispatchEvent(new Event('dragend', { bubbles: true }));
  readBoxes(document);
}

// A part of the page whose code is still coming is taken over with it.
function pressAgain(): void {
  const early = window as Early;
  const button = early.pressedEarly;
  if (!(button instanceof HTMLElement) || !button.isConnected) return;
  if (!isTaken(button)) return void setTimeout(pressAgain, EVERY_MS);
  early.pressedEarly = undefined;
  hearBoxes();
  button.click();
}

// As the document's lines tell it.
const isTaken = (one: Element) => Object.keys(one).some((mark) => mark.startsWith('__reactProps'));
