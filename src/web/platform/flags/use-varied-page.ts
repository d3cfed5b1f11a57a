/** The page in the words of the variants that this visitor sees. What is seen is told once per visit. */
import { useEffect, useMemo } from 'react';
import { inVariants } from '../../../engine/content/experiments.ts';
import { useSend } from '../api/transport/api-context.ts';
import type { Page } from '../data/content.ts';
import { useOrg } from '../data/org-context.ts';
import { type FlagState, useFlags } from './flag-state.ts';
import { tellExposure } from './tell-exposure.ts';

/** `tells` false reports nothing: a preview is not a visit. */
export function useVariedPage(page: Page, tells: boolean): Page {
  const { flags } = useFlags();
  const { mode: environment } = useOrg();
  const send = useSend();
  const seen = useMemo(() => variantsOf(page, flags), [page, flags]);
  useEffect(() => {
    if (!tells) return;
    for (const [key, variant] of Object.entries(seen)) tellExposure(send, { key, variant, environment });
  }, [send, seen, tells, environment]);
  return useMemo(() => inVariants(page, seen), [page, seen]);
}

function variantsOf({ experiments = {} }: Page, flags: FlagState['flags']): Record<string, string> {
  const seen = Object.keys(experiments).flatMap((key) => {
    const flag = Object.hasOwn(flags, key) ? flags[key] : undefined;
    const variant = flag?.flagEnabled ? flag.variables.variant : undefined;
    return variant ? [[key, variant] as const] : [];
  });
  return Object.fromEntries(seen);
}
