/** The flags of the current user: agents have their own (ACC-D4), and their profile identifies them. */
import type { ReactNode } from 'react';
import { useShellProfile } from '../api/hooks/use-shell-profile.ts';
import { useSignedIn } from '../api/hooks/use-signed-in.ts';
import { useSupportCore } from '../api/hooks/use-support-core.ts';
import { identityKind } from '../data/identity-kind.ts';
import { Flags } from './flags.tsx';
import { KindContext } from './use-identity.ts';

/** Without a profile, the kind that this tab acts as. */
export function IdentityFlags({ children }: { children: ReactNode }) {
  const profile = useShellProfile(useSignedIn()).data;
  const agents = useSupportCore().data?.site?.identity?.agents ?? [];
  const kind = profile && agents.includes(profile.profileType) ? 'agent' : identityKind();
  return (
    <KindContext value={kind}>
      <Flags kind={kind}>{children}</Flags>
    </KindContext>
  );
}
