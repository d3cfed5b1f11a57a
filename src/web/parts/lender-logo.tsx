/** The lender's logo, for the surface that it is on: a dark one has its own, or a white plate under the one there is. */
import { DARK } from '../../engine/theme/ground.ts';
import { useOrg } from '../platform/data/org-context.ts';

/** Draws nothing for a lender without a logo. */
export function LenderLogo({ alt }: { alt: string }) {
  const { orgMetaData, theme } = useOrg();
  const { logoUrl, logoInTheDarkUrl } = orgMetaData.companyInfo;
  if (!logoUrl) return null;
  const mayBeDark = theme.scheme !== 'light';
  return (
    <picture>
      {mayBeDark && logoInTheDarkUrl && <source media={DARK} srcSet={logoInTheDarkUrl} />}
      <img src={logoUrl} alt={alt} data-plate={(mayBeDark && !logoInTheDarkUrl) || undefined} />
    </picture>
  );
}
