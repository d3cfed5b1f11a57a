/** What the person agreed to: which text, in which version, when, and for which application. Each can be read again. */

import { IconFileCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { title } from '../../engine/text/title.ts';
import type { ConsentsBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { Link } from '../parts/link.tsx';
import { InlineMarkdown, Markdown } from '../parts/markdown.tsx';
import { type ConsentEntry, useConsents } from '../platform/api/hooks/use-consents.ts';
import { say } from '../platform/data/say.ts';
import { sayMomentDay } from '../platform/data/say-time.ts';
import { BlockTitle } from './heading.tsx';
import './consents.css';
import './rows.css';
import { part } from '../platform/jsx/part.tsx';

const Dialog = part('dialog', async () => (await import('../parts/dialog.tsx')).Dialog);

/** Draws nothing for a person without consents. */
export function Consents({ block }: BlockProps<ConsentsBlock>) {
  const { data, isLoading } = useConsents();
  const [open, setOpen] = useState<ConsentEntry>();
  if (isLoading) return <div className="hl-loading" role="status" aria-label={say('consents.loading')} />;
  if (!data?.length) return null;
  return (
    <section>
      <BlockTitle title={block.title} />
      {block.text && (
        <p className="hl-note">
          <InlineMarkdown text={block.text} />
        </p>
      )}
      <ul className="hl-rows hl-consents">
        {data.map((entry) => (
          <li key={entry.uuid}>
            <Row entry={entry} block={block} onOpen={() => setOpen(entry)} />
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <Dialog title={nameOf(block, open)} onClose={() => setOpen(undefined)} wide>
            <p className="hl-note">{givenWhen(open)}</p>
            <Markdown text={open.text} />
          </Dialog>
        </Suspense>
      )}
    </section>
  );
}

type RowProps = { entry: ConsentEntry; block: ConsentsBlock; onOpen(): void };

function Row({ entry, block, onOpen }: RowProps) {
  const name = nameOf(block, entry);
  const way = entry.withdrawnAt === undefined ? block.manage?.[entry.type] : undefined;
  return (
    <div className="hl-row">
      <span className="hl-row-icon">
        <IconFileCheck size={22} aria-hidden />
      </span>
      <span className="hl-row-words">
        <strong>{name}</strong>
        <span className="hl-note">{givenWhen(entry)}</span>
        {entry.withdrawnAt && (
          <span className="hl-note">
            {block.withdrawn} {sayMomentDay(entry.withdrawnAt)}
          </span>
        )}
        {way && (
          <Link className="hl-consents-way" to={`/${entry.application}/${way.to}`}>
            {way.label}
          </Link>
        )}
      </span>
      <button type="button" className="hl-button" data-kind="quiet" data-size="small" onClick={onOpen}>
        {block.read} <span className="hl-hidden">{`${name}, ${entry.loanNumber}`}</span>
      </button>
    </div>
  );
}

function nameOf({ names }: ConsentsBlock, { type }: ConsentEntry): string {
  return names?.[type] ?? title(type);
}

function givenWhen({ at, version, loanNumber }: ConsentEntry): string {
  return [sayMomentDay(at), say('consents.version', { version }), loanNumber].filter(Boolean).join(' · ');
}
