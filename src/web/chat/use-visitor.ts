/** Who writes, as far as the page knows: the borrower who is signed in. */
import { useMemo } from 'react';
import { fullName } from '../../engine/text/full-name.ts';
import { useShellProfile } from '../platform/api/hooks/use-shell-profile.ts';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import type { Visitor } from './host/chat-world.ts';

export function useVisitor(): Visitor {
  const { data } = useShellProfile(useSignedIn());
  return useMemo(() => {
    if (!data) return {};
    const friendlyName = fullName(data.name ?? {}).trim();
    return { identityUuid: data.uuid, ...(friendlyName && { friendlyName }), ...emailOf(data) };
  }, [data]);
}

const emailOf = ({ email }: { email?: string }) => (email ? { emailAddress: email } : {});
