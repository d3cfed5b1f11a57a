/** A wallet's address, shortened, with a button that copies the whole (ACC-N12, ACC-N13). */

import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { wallet } from '../../../engine/text/wallet.ts';
import { announce } from '../../parts/announcer.tsx';
import { copyText } from '../../parts/copy-text.ts';
import { say } from '../../platform/data/say.ts';
import { HoverTip } from './hover-tip.tsx';

const COPIED_MS = 1000;

export function WalletAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy(): Promise<void> {
    if (!(await copyText(address))) return announce(say('page.copyYourself'));
    setCopied(true);
    announce(say('wallet.copied'));
  }
  return (
    <span className="hl-wallet">
      <HoverTip text={address}>
        {(trigger) => (
          <button
            {...trigger}
            type="button"
            className="hl-wallet-copy"
            aria-label={say('wallet.copy', { address: wallet(address) })}
            onClick={() => void copy()}
          >
            <code translate="no">{wallet(address)}</code>
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </button>
        )}
      </HoverTip>
      {copied && <span className="hl-wallet-copied">{say('wallet.copied')}</span>}
    </span>
  );
}
