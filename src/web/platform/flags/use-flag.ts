/** One flag or experiment where it is drawn. Seeing an experiment's variant is told once per visit. */
import { useEffect } from 'react';
import { useSend } from '../api/transport/api-context.ts';
import { useOrg } from '../data/org-context.ts';
import { type FlagState, useFlags } from './flag-state.ts';
import { tellExposure } from './tell-exposure.ts';

export type FlagView = {
  /** Draw neither variant while this is `loading`. */
  status: FlagState['status'];
  enabled: boolean;
  variant: string | undefined;
  variables: Readonly<Record<string, string>>;
};

/** Without a decision the lender's public toggle of the same name holds. */
export function useFlag(key: string): FlagView {
  const { status, flags } = useFlags();
  const org = useOrg();
  const send = useSend();
  const flag = Object.hasOwn(flags, key) ? flags[key] : undefined;
  const variant = flag?.flagEnabled ? flag.variables.variant : undefined;
  useEffect(() => {
    if (variant) tellExposure(send, { key, variant, environment: org.mode });
  }, [send, key, variant, org.mode]);
  const enabled = flag ? flag.flagEnabled : org.publicFeatureToggles[key] === true;
  return { status, enabled: status !== 'loading' && enabled, variant, variables: flag?.variables ?? {} };
}
