/** Where the person is logged in, newest first. Each can be ended, or all others at once. */

import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import type { SessionsBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { FieldError } from '../parts/problem.tsx';
import { type SessionEntry, useSessions } from '../platform/api/hooks/use-sessions.ts';
import { failureSentence } from '../platform/api/transport/api-error.ts';
import { say } from '../platform/data/say.ts';
import { sayMomentDay } from '../platform/data/say-time.ts';
import { BlockTitle } from './heading.tsx';
import './rows.css';

export function Sessions({ block }: BlockProps<SessionsBlock>) {
  const { data, error, isLoading, end } = useSessions();
  const [problem, setProblem] = useState<string>();
  const entries = data ?? [];
  const stop = (uuid?: string) => {
    setProblem(undefined);
    end(uuid).catch((reason: unknown) => setProblem(failureSentence(reason)));
  };
  if (isLoading) return <div className="hl-loading" role="status" aria-label={say('sessions.loading')} />;
  if (error) return null;
  return (
    <section>
      <BlockTitle title={block.title} />
      {block.text && (
        <p className="hl-note">
          <InlineMarkdown text={block.text} />
        </p>
      )}
      <div role="alert">{problem && <FieldError message={problem} />}</div>
      <ul className="hl-rows">
        {entries.map((entry) => (
          <li key={entry.uuid}>
            <Row entry={entry} block={block} onEnd={() => stop(entry.uuid)} />
          </li>
        ))}
      </ul>
      {entries.length > 1 && (
        <button type="button" className="hl-button" data-kind="secondary" onClick={() => stop()}>
          {block.endOthers}
        </button>
      )}
    </section>
  );
}

type RowProps = { entry: SessionEntry; block: SessionsBlock; onEnd(): void };

function Row({ entry, block, onEnd }: RowProps) {
  const Icon = /iPhone|iPad|Android/.test(entry.device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <div className="hl-row" data-current={entry.current}>
      <span className="hl-row-icon">
        <Icon size={22} aria-hidden />
      </span>
      <span className="hl-row-words">
        <strong>{entry.device}</strong>
        <span className="hl-note">
          {entry.current ? block.current : say('sessions.used', { day: sayMomentDay(entry.seenAt) })}
        </span>
      </span>
      {!entry.current && (
        <button type="button" className="hl-button" data-kind="quiet" data-size="small" onClick={onEnd}>
          {block.end}
          <span className="hl-hidden"> {entry.device}</span>
        </button>
      )}
    </div>
  );
}
