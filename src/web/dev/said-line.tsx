/** One sentence of an explanation, with the rules inside it and the values that they read. */
import { IconArrowRight, IconBan, IconCheck, IconMinus } from '@tabler/icons-react';
import type { Line } from '../../engine/journey/line.ts';
import type { Finding } from '../../engine/rules/trace.ts';
import { FindingList } from './finding-list.tsx';

export type SaidLineProps = { line: Pick<Line, 'outcome' | 'text'> & { findings: Finding[]; rule?: string } };

const ICONS = {
  fired: IconCheck,
  held: IconCheck,
  chosen: IconArrowRight,
  refused: IconBan,
  idle: IconMinus,
  failed: IconMinus,
};

/** The icon only repeats what the sentence says. */
export function SaidLine({ line: { outcome, text, rule, findings } }: SaidLineProps) {
  const Icon = ICONS[outcome];
  return (
    <li data-outcome={outcome}>
      <Icon size={16} stroke={2.5} aria-hidden />
      <div>
        <p>
          {text} {rule && <code>{rule}</code>}
        </p>
        <FindingList findings={findings} />
      </div>
    </li>
  );
}
