import type { Settings } from '../platform/world/settings.ts';

/** A sentence for the operator of a production without a scanner for malware; undefined where all is well. */
export function warnUnscanned({ mode, clamavHost }: Settings): string | undefined {
  if (mode !== 'production' || clamavHost) return undefined;
  return 'Uploaded files are not scanned for malware: CLAMAV_HOST is not set (docs/operations.md says what it is).';
}
