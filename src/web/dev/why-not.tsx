/** "Why not there?": every way to a chosen page, and what each still needs. */
import { useId, useMemo, useState } from 'react';
import { type Way, waysTo } from '../../engine/journey/why-not.ts';
import type { Subject } from '../platform/data/subject-store.ts';
import { FindingList } from './finding-list.tsx';

/** Nothing is said before a page is chosen. */
export function WhyNot({ subject }: { subject: Subject }) {
  const { core, facts, page, step, events } = subject;
  const [chosen, setChosen] = useState('');
  const id = useId();
  const ways = useMemo(
    () => (chosen ? waysTo(core, { facts, step, events }, chosen) : undefined),
    [core, facts, chosen, step, events],
  );
  const pages = Object.keys(core.pages).filter((one) => one !== page);
  return (
    <section aria-label="Another page">
      <h2>
        <label htmlFor={id}>Why not there?</label>
      </h2>
      <select
        id={id}
        className="hl-input hl-dev-select"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">Choose a page</option>
        {pages.toSorted().map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      {ways?.length === 0 && (
        <p className="hl-dev-empty">No step, state or rule leads there: only a link does.</p>
      )}
      {ways && ways.length > 0 && (
        <ul className="hl-dev-ways">
          {ways.map((way) => (
            <WayLine key={`${way.by}-${way.name}-${way.text}`} way={way} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WayLine({ way }: { way: Way }) {
  return (
    <li data-stands={way.stands}>
      <p>{way.text}</p>
      <p className="hl-dev-verdict">{verdict(way)}</p>
      <FindingList findings={way.findings} />
    </li>
  );
}

function verdict({ by, stands, held, before }: Way): string {
  if (!stands)
    return by === 'step'
      ? 'The step is another one now.'
      : 'The machine stands elsewhere now, or a step decides.';
  if (!held) return 'That is not so now.';
  return before === undefined
    ? 'That is so now.'
    : `That is so, but an earlier row leads to ${before} first.`;
}
