/** The person's reminders: a row for each channel, to turn off and on. */

import { IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { RemindersBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { FieldError } from '../parts/problem.tsx';
import { type ReminderChannel, useReminders } from '../platform/api/hooks/use-reminders.ts';
import { failureSentence } from '../platform/api/transport/api-error.ts';
import { say } from '../platform/data/say.ts';
import { BlockTitle } from './heading.tsx';
import './rows.css';

const ICONS = { EMAIL: IconMail, SMS: IconDeviceMobileMessage };

export function Reminders({ block }: BlockProps<RemindersBlock>) {
  const { data, error, isLoading, choose } = useReminders();
  const [problem, setProblem] = useState<string>();
  const change = (channel: ReminderChannel, wanted: boolean) => {
    setProblem(undefined);
    choose(channel, wanted).catch((reason: unknown) => setProblem(failureSentence(reason)));
  };
  if (isLoading) return <div className="hl-loading" role="status" aria-label={say('reminders.loading')} />;
  if (error || !data) return null;
  const channels: [ReminderChannel, string][] = [
    ['EMAIL', block.email],
    ['SMS', block.sms],
  ];
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
        {channels.map(([channel, label]) => (
          <li key={channel}>
            <Row
              channel={channel}
              label={label}
              block={block}
              wanted={data[channel]}
              onChange={(wanted) => change(channel, wanted)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  channel: ReminderChannel;
  label: string;
  block: RemindersBlock;
  wanted: boolean;
  onChange(wanted: boolean): void;
};

function Row({ channel, label, block, wanted, onChange }: RowProps) {
  const Icon = ICONS[channel];
  return (
    <div className="hl-row">
      <span className="hl-row-icon">
        <Icon size={22} aria-hidden />
      </span>
      <span className="hl-row-words">
        <strong>{label}</strong>
        <span className="hl-note" role="status">
          {wanted ? block.on : block.off}
        </span>
      </span>
      <button
        type="button"
        className="hl-button"
        data-kind="quiet"
        data-size="small"
        onClick={() => onChange(!wanted)}
      >
        {wanted ? block.stop : block.start} <span className="hl-hidden">{label}</span>
      </button>
    </div>
  );
}
