/** A face in a few lines, in the brand's colors. The same name always gets the same hair. */

const hair = [
  'M31 36c0-11 6-18 17-18s17 7 17 18c-2-7-5-10-9-11-5 3-14 4-18 3-3 1-6 3-7 8Z',
  'M29 54c-4-8-2-36 19-36s23 28 19 36c-3-3-3-10-4-18-6-1-10-4-12-8-4 5-10 8-18 9-1 7-1 14-4 17Z',
  'M31 38c-3-4-2-12 4-14 1-6 8-9 13-7 5-2 12 1 13 7 6 2 7 10 4 14-1-4-3-8-6-9-7 2-15 2-22 0-3 1-5 5-6 9Z',
];

/** @param of the person's name, or nothing */
export function Face({ of }: { of: string }) {
  const look = [...of].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % hair.length;
  return (
    <svg className="hl-face hl-picture" viewBox="0 0 96 96" fill="none" aria-hidden="true" focusable="false">
      <circle className="hl-face-ground" cx="48" cy="48" r="48" />
      <path className="hl-tone" d="M16 84c2-16 14-23 32-23s30 7 32 23c-8 8-19 12-32 12s-24-4-32-12Z" />
      <path className="hl-ink" d="M16 84c2-16 14-23 32-23s30 7 32 23M40 61l8 11 8-11" />
      <path className="hl-paper" d="M33 38c0-9 6-15 15-15s15 6 15 15c0 11-6 20-15 20s-15-9-15-20Z" />
      <path className="hl-ink" d="M33 38c0-9 6-15 15-15s15 6 15 15c0 11-6 20-15 20s-15-9-15-20Z" />
      <path className="hl-face-hair" d={hair[look]} />
      <path className="hl-ink" d="M42 41v1m12-1v1m-10 7c2 3 6 3 8 0" />
    </svg>
  );
}
