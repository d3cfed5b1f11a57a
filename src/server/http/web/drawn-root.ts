/** How a page that is drawn as text is put into its document: with what keeps a visitor's presses until the script has come, and its styles. */
import { createHash } from 'node:crypto';
import type { Drawn } from './drawn.ts';

// A press of a drawn button that React has not taken over yet is kept, and no drawn form sends itself, with its answers in the address:
// React leaves its mark on what it has taken over. Who takes the page over presses again. Buttons of others, made later, are theirs.
const lines = [
  'let drawn;',
  "addEventListener('DOMContentLoaded',()=>drawn=new WeakSet(document.querySelectorAll('button,form')));",
  "for(const k of['click','submit'])addEventListener(k,e=>{",
  "const b=k=='submit'?e.submitter:e.target.closest?.('button'),of=k=='submit'?e.target:b;",
  "if(!of||drawn&&!drawn.has(of)||Object.keys(of).some(m=>m.startsWith('__reactProps')))return;",
  'e.preventDefault();e.stopImmediatePropagation();',
  "if(b){window.pressedEarly=b;dispatchEvent(new Event('pressed-early'))}",
  '},true)',
];

// The server draws for visitors. Who is logged in waits for the browser's page, and does not see it jump from the visitor's.
const ownPage =
  "try{if(['jwt','jwt-local'].some(k=>localStorage.getItem(k)))document.documentElement.dataset.own=''}catch{}";

// In a block: a page's own scripts share the names of its lines.
const earlyPress = `{${ownPage}${lines.join('')}}`;

/** By which the policy knows these lines, and lets no other in. */
export const earlyPressHash = `'sha256-${createHash('sha256').update(earlyPress).digest('base64')}'`;

/**
 * The policy lets no element bring its own style: each becomes a rule of a sheet that may, until the browser sets it on the element
 * (src/web/main.tsx).
 */
export function withRoot(body: string, nonce: string, drawn: Drawn): string {
  const text = drawn.text.replaceAll(/(<[a-z][^>]*?) style="/g, '$1 data-drawn-style="');
  const rules = new Set([...text.matchAll(/ data-drawn-style="([^"]*)"/g)].map(([, style = '']) => style));
  const sheet = [...rules]
    .map((style) => `[data-drawn-style="${style.replaceAll('&quot;', '\\"')}"]{${style}}`)
    .join('');
  const own = sheet && `<style nonce="${nonce}">${sheet}</style>`;
  const guard = `<script>${earlyPress}</script>`;
  const parts = drawn.parts.join(' ');
  return body.replace('<div id="root">', () => `${own}${guard}<div id="root" data-parts="${parts}">${text}`);
}
