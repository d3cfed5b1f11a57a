/** Who is signed in: name, email, and the wallet of the account (ACC-N12). Nothing is drawn before it is known. */
import { useAccountAccess } from '../../accounts/use-account-access.ts';
import { useShellProfile } from '../../platform/api/hooks/use-shell-profile.ts';
import { useSignedIn } from '../../platform/api/hooks/use-signed-in.ts';
import { WalletAddress } from './wallet-address.tsx';

export function Who() {
  const signedIn = useSignedIn();
  const { data: profile } = useShellProfile(signedIn);
  const { data: access } = useAccountAccess(signedIn);
  const name = access?.name || profile?.email;
  if (!name) return null;
  return (
    <div className="hl-who">
      <strong translate="no">{name}</strong>
      {profile?.email && profile.email !== name && (
        <span className="hl-note" translate="no">
          {profile.email}
        </span>
      )}
      {access?.address && <WalletAddress address={access.address} />}
    </div>
  );
}
