/** What surrounds the house of every scene, 480 × 400: a warm light, a night sky, and the ground below. */
import type { ReactNode } from 'react';

const sky = (
  <>
    <circle className="hl-tone" cx="252" cy="196" r="172" />
    <path className="hl-ink hl-faint" d="M104 84a24 24 0 1 0 22 34 20 20 0 0 1-22-34Z" />
    <path
      className="hl-ink hl-faint"
      d="M176 54v10m-5-5h10M402 116v10m-5-5h10M60 160v8m-4-4h8M372 62v6m-3-3h6"
    />
  </>
);

const ground = (
  <>
    <path className="hl-ink" d="M24 332h432" />
    <path
      className="hl-ink hl-faint"
      d="M296 332c-2 16-24 22-54 28m84-28c2 20-12 28-36 34M48 346h74m246 2h60M150 360h26"
    />
    <path className="hl-ink hl-faint" d="M130 332c0-12 5-18 10-18s10 6 10 18m202 0c0-10 4-15 9-15s9 5 9 15" />
  </>
);

/** A house in its surroundings; `trees` stand behind it. */
export function Around({ trees, children }: { trees: ReactNode; children: ReactNode }) {
  return (
    <>
      {sky}
      {trees}
      {children}
      {ground}
    </>
  );
}
