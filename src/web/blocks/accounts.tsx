/** The accounts that the person may switch to: one for each lender that knows their address. */

import { IconBuildingBank, IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { AccountsBlock } from '../../types/page.ts';
import { switchAccount } from '../accounts/switch-account.ts';
import { type AccountEntry, useAccounts } from '../accounts/use-accounts.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { FieldError } from '../parts/problem.tsx';
import { useSignedIn } from '../platform/api/hooks/use-signed-in.ts';
import { useSend } from '../platform/api/transport/api-context.ts';
import { failureSentence } from '../platform/api/transport/api-error.ts';
import { say } from '../platform/data/say.ts';
import { BlockTitle } from './heading.tsx';
import './rows.css';

/** Choosing one loads the site again: another lender's pages have another face and other content. */
export function Accounts({ block }: BlockProps<AccountsBlock>) {
  const send = useSend();
  const { data, error, isLoading } = useAccounts(useSignedIn());
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function choose(uuid: string): Promise<void> {
    if (busy) return;
    setBusy(uuid);
    setProblem(undefined);
    try {
      window.location.assign(await switchAccount(send, uuid));
    } catch (reason) {
      setBusy(undefined);
      setProblem(failureSentence(reason));
    }
  }

  if (isLoading) return <div className="hl-loading" role="status" aria-label={say('accounts.loading')} />;
  if (error) return <p role="alert">{say('accounts.failed')}</p>;
  const entries = data ?? [];
  return (
    <section>
      <BlockTitle title={block.title} />
      <div role="alert">{problem && <FieldError message={problem} />}</div>
      <ul className="hl-rows">
        {entries.map((entry) => (
          <li key={entry.uuid}>
            <Row {...{ entry, block }} busy={busy === entry.uuid} onChoose={() => void choose(entry.uuid)} />
          </li>
        ))}
      </ul>
      {entries.length === 1 && <p className="hl-note">{block.only}</p>}
    </section>
  );
}

type RowProps = { entry: AccountEntry; block: AccountsBlock; busy: boolean; onChoose(): void };

function Row({ entry, block, busy, onChoose }: RowProps) {
  const { text } = usePageScope();
  const words = (
    <>
      <span className="hl-row-icon">
        <IconBuildingBank size={22} aria-hidden />
      </span>
      <strong className="hl-row-words">{entry.name}</strong>
    </>
  );
  if (entry.current)
    return (
      <div className="hl-row" data-current="true">
        {words}
        <span className="hl-row-state">
          <IconCircleCheck size={18} aria-hidden /> {block.current}
        </span>
      </div>
    );
  if (!entry.reachable)
    return (
      <div className="hl-row" data-reachable="false">
        {words}
        {block.unreachable && <span className="hl-row-below hl-note">{text(block.unreachable)}</span>}
      </div>
    );
  return (
    <button type="button" className="hl-row" aria-disabled={busy} onClick={onChoose}>
      {words}
      <span className="hl-row-go">
        {block.choose}
        <span className="hl-hidden">
          {busy ? say('page.wait') : ` ${say('accounts.to', { name: entry.name })}`}
        </span>
        <IconChevronRight size={18} aria-hidden />
      </span>
    </button>
  );
}
