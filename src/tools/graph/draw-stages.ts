/** What the server's jobs do as a picture: each stage with its works and what holds it, and how far signers come. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { meaning } from '../../engine/rules/meaning.ts';
import type { JobStage, StagedJob, Stages } from '../../types/stages.ts';
import type { Arrow, Box, Drawing } from './drawing.ts';

export function drawStages(bundle: Bundle, { jobs, signers }: Stages): Drawing {
  const all = Object.entries<StagedJob>(jobs);
  const count = all.reduce((sum, [, { stages }]) => sum + Object.keys(stages).length, 0);
  return {
    title: `${bundle.flow.title}: the stages of the server's jobs`,
    about: `${count} stages of ${all.length} jobs, and ${Object.keys(signers.states).length} states of those who sign beside the borrower.`,
    direction: 'TB',
    legend: [
      { kind: 'first', means: 'where a job begins' },
      { kind: 'way', means: 'a stage of it' },
      { kind: 'source', means: 'how far a signer has come' },
    ],
    boxes: [...all.flatMap(([name, job]) => jobBoxes(bundle, name, job)), ...signerBoxes(bundle, signers)],
    arrows: [...all.flatMap(([name, job]) => jobArrows(bundle, name, job)), ...signerArrows(signers)],
  };
}

const idOf = (job: string, stage: string) => `${job}: ${stage}`;

function jobBoxes(bundle: Bundle, name: string, { means, first, stages }: StagedJob): Box[] {
  return Object.entries(stages).map(([stage, entry]) => ({
    id: idOf(name, stage),
    kind: stage === first ? 'first' : 'way',
    heading: idOf(name, stage),
    lines: [stage === first ? means : '', ...stageLines(bundle, entry)],
  }));
}

function stageLines(bundle: Bundle, { means, step, held = [], does = [], last }: JobStage): string[] {
  return [
    means,
    step === undefined ? '' : `Step: ${step}`,
    ...does.map((work) => `▸ ${work} – ${workMeans(bundle, work)}`),
    ...held.map(({ when }) => `‖ held while: ${meaning(bundle, when)}`),
    last ? '■ the job ends here' : '',
  ];
}

function workMeans({ vocabulary: { works } }: Bundle, work: string): string {
  const word = isRecord(works) ? works[work] : undefined;
  return isRecord(word) ? String(word.means) : '';
}

function jobArrows(bundle: Bundle, name: string, { stages }: StagedJob): Arrow[] {
  return Object.entries(stages).flatMap(([stage, { to = [] }]) =>
    to.map((way, index) => ({
      from: idOf(name, stage),
      to: idOf(name, way.to),
      name: '',
      means: way.when === 'always' ? (index > 0 ? 'Otherwise.' : '') : meaning(bundle, way.when),
    })),
  );
}

const signerId = (state: string) => idOf('signer', state);

// Whoever is further on may be reached at once; only the next state of each is an arrow, the others are written down.
function signerBoxes({ domain }: Bundle, { states }: Stages['signers']): Box[] {
  const { definitions } = domain.enumerations ?? {};
  const { signerStatus } = isRecord(definitions) ? definitions : {};
  const titles = isRecord(signerStatus) && isRecord(signerStatus.titles) ? signerStatus.titles : {};
  return Object.entries(states).map(([state, { to, again = [] }]) => ({
    id: signerId(state),
    kind: 'source',
    heading: signerId(state),
    lines: [
      String(titles[state] ?? ''),
      to.length > 0 ? `then: ${to.join(', ')}` : 'nothing more is asked',
      again.length > 0 ? `anew, by the borrower: ${again.join(', ')}` : '',
    ],
  }));
}

function signerArrows({ states }: Stages['signers']): Arrow[] {
  return Object.entries(states).flatMap(([state, { to }]) =>
    to
      .filter((next) => !to.some((between) => states[between]?.to.includes(next)))
      .map((next) => ({ from: signerId(state), to: signerId(next), name: '', means: '' })),
  );
}
