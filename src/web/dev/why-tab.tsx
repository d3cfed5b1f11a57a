/** "Why am I here?": the engine's own walk over what is known, in the sentences of those who wrote the rules. */
import { useMemo } from 'react';
import { decide } from '../../engine/journey/decide.ts';
import { explain } from '../../engine/journey/explain.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import type { Line } from '../../engine/journey/line.ts';
import type { Subject } from '../platform/data/subject-store.ts';
import { SaidLine } from './said-line.tsx';
import { SequenceWhy } from './sequence-why.tsx';
import { WhyNot } from './why-not.tsx';

/** Flows without a machine tell their sequence instead. */
export function WhyTab({ subject }: { subject: Subject | undefined }) {
  if (!subject)
    return <p className="hl-dev-empty">This page belongs to no flow: there is nothing to explain.</p>;
  return (
    <div className="hl-dev-why">
      {subject.core.machine ? <MachineWhy subject={subject} /> : <SequenceWhy subject={subject} />}
      <WhyNot subject={subject} />
    </div>
  );
}

function MachineWhy({ subject }: { subject: Subject }) {
  const { core, facts, step, events } = subject;
  const lines = useMemo(() => explain(core, { facts, step, events }), [core, facts, step, events]);
  const machine = lines.filter(({ kind }) => kind === 'transition' || kind === 'state');
  const transitions = machine.filter(({ kind }) => kind === 'transition');
  const idle = transitions.filter(({ outcome }) => outcome === 'idle');
  return (
    <>
      <section aria-label="The page">
        <h2>The page</h2>
        <Said lines={lines.filter((line) => !machine.includes(line))} />
        <StandingFacts subject={subject} />
      </section>
      <section aria-label="The machine">
        <h2>The machine</h2>
        {idle.length === transitions.length && (
          <p className="hl-dev-empty">No transition fired or was refused.</p>
        )}
        <Said lines={machine.filter(({ outcome }) => outcome !== 'idle')} />
        <details>
          <summary>{idle.length} transitions did not start</summary>
          <Said lines={idle} />
        </details>
      </section>
    </>
  );
}

function Said({ lines }: { lines: Line[] }) {
  return (
    <ul className="hl-dev-said">
      {lines.map((line) => (
        <SaidLine key={`${line.kind} ${line.text}`} line={line} />
      ))}
    </ul>
  );
}

function StandingFacts({ subject }: { subject: Subject }) {
  const { core, step, events, version, contentHash } = subject;
  const { state } = decide(core, subject);
  const rows = [
    ['Step', step === null ? 'none yet' : `${step} (${findStep(core.steps, step)?.kind ?? 'not listed'})`],
    ['State', `${state}: ${core.machine?.states[state]?.title ?? 'not listed'}`],
    ['Revision', version === undefined ? 'unknown' : String(version)],
    ['Content', contentHash?.slice(0, 12) ?? 'unknown'],
    ['Events', events.length === 0 ? 'none fired' : events.join(', ')],
  ];
  return (
    <dl className="hl-dev-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
