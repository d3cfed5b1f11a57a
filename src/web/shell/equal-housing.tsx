/** The equal-opportunity marks of the footer (ACC-F12), with their words; drawn here, so that nothing is fetched for them. */

import type { ReactNode } from 'react';
import { say } from '../platform/data/say.ts';

export type EqualHousingProps = {
  /** EOL or EHL; everything else is equal housing opportunity. */
  image: string | undefined;
  creditUnion: boolean;
};

type Image = { words: `marks.${string}`; drawing: ReactNode };

const HOUSE = <path d="M14 2 1 11v4h2.5v11h21V15H27v-4Zm8 21H6V12.5L14 7l8 5.5Z" />;

const OPPORTUNITY: Image = {
  words: 'marks.opportunity',
  drawing: (
    <>
      {HOUSE}
      <path d="M9.5 13.5h9v3h-9zm0 4.5h9v3h-9z" />
    </>
  ),
};

const IMAGES: Record<string, Image> = {
  EHL: {
    words: 'marks.lender',
    drawing: (
      <>
        {HOUSE}
        <path d="M10 12.5h8v2.5h-8zm0 4h8V19h-8zM3.5 27.500h21v.5h-21z" />
      </>
    ),
  },
  EOL: {
    words: 'marks.equal',
    drawing: (
      <>
        <path d="M14 2a12 12 0 1 0 0 24 12 12 0 0 0 0-24Zm0 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z" />
        <path d="M9.5 10.500h9v2.500h-9zm0 4.500h9v2.500h-9z" />
      </>
    ),
  },
};

/** The mark, and the credit union administration's where the lender's toggle says so. */
export function EqualHousing({ image, creditUnion }: EqualHousingProps) {
  const { words, drawing } = IMAGES[image ?? ''] ?? OPPORTUNITY;
  return (
    <p className="hl-footer-marks">
      <svg width="28" height="28" viewBox="0 0 28 28" fill="currentColor" role="img" aria-label={say(words)}>
        {drawing}
      </svg>
      <span aria-hidden="true">{say(words)}</span>
      {creditUnion && <CreditUnion />}
    </p>
  );
}

function CreditUnion() {
  return (
    <span className="hl-footer-ncua">
      <svg width="58" height="24" viewBox="0 0 58 24" role="img" aria-label={say('marks.administration')}>
        <rect
          x="0.75"
          y="0.75"
          width="56.5"
          height="22.5"
          rx="3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <path
          fill="currentColor"
          d="M8 17V7h2.200l4 6.200V7h2.200v10h-2.200l-4-6.200V17Zm15.6.200c-2.9 0-4.8-2.1-4.8-5.200s1.9-5.2 4.8-5.200c2.2 0 3.8 1.2 4.3 3.200l-2.2.600c-.3-1.1-1-1.7-2.1-1.7-1.5 0-2.4 1.2-2.4 3.100s.9 3.1 2.4 3.100c1.1 0 1.9-.6 2.2-1.800l2.2.600c-.5 2.1-2.1 3.3-4.4 3.300ZM30 13V7h2.300v6c0 1.5.7 2.2 2 2.200s2-.7 2-2.200V7h2.200v6c0 2.8-1.5 4.2-4.2 4.200S30 15.8 30 13Zm9.6 4L43.2 7h2.600l3.6 10H47l-.7-2.100h-3.700l-.7 2.100Zm3.6-4h2.500l-1.2-3.800Z"
        />
      </svg>
      <span>{say('marks.insured')}</span>
    </span>
  );
}
