/** The equal-opportunity marks of the footer (F12), with their words; drawn here, so that nothing is fetched for them. */

export type EqualHousingProps = { image: string | undefined; creditUnion: boolean };

const WORDS: Record<string, string> = { EOL: 'Equal Opportunity Lender', EHL: 'Equal Housing Lender' };

/** EOL and EHL where the organisation says so, equal housing opportunity otherwise. */
export function EqualHousing({ image, creditUnion }: EqualHousingProps) {
  return (
    <p className="hl-footer-marks">
      <svg width="28" height="28" viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">
        <path d="M14 2 1 11v4h2.500v11h21V15H27v-4Zm8 21H6V12.500L14 7l8 5.500Z" />
        <path d="M9.500 13.500h9v3h-9zm0 4.500h9v3h-9z" />
      </svg>
      <span>{WORDS[image ?? ''] ?? 'Equal Housing Opportunity'}</span>
      {creditUnion && <span className="hl-footer-ncua">Federally insured by NCUA</span>}
    </p>
  );
}
