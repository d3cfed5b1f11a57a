/** What is written for a new page: its file, the place of its answer, the rule that leads to it, and its turn. */
import { usualFile } from '../book/usual-file.ts';
import type { Edit, FlowBrief } from '../calls/calls.ts';
import { capital } from '../parts/capital.ts';
import { type Question, questionEdits } from './new-question.ts';

export type NewPage = {
  title: string;
  question: Question;
  /** Of a flow with a sequence: the page that it comes before. */
  before: string;
  /** Of a flow with steps. */
  step: string;
  /** Whoever began before tomorrow (UTC) never meets it. */
  onlyNew: boolean;
};

const dayMs = 86_400_000;

export function pageEdits(
  flow: FlowBrief,
  { title, question, before, step, onlyNew }: NewPage,
): { id: string; edits: Edit[] } {
  const id = fileName(title);
  const file = `flows/${flow.id}/pages/${id}.json`;
  const blank = blankPage(flow, id, title);
  const asking = questionEdits({ file, whole: blank, fields: [] }, question);
  const page: Edit = { do: 'add', place: file, value: blank };
  if (flow.hasSequence) return { id, edits: [page, ...asking, turnEdit(flow, { id, title, before })] };
  const rule = `needs${capital(question.name)}`;
  const book = usualFile(flow.id, flow.rules, question.entity);
  const row = { when: rule, to: id, ...(onlyNew && { from: tomorrow() }) };
  return {
    id,
    edits: [
      page,
      ...asking,
      {
        do: 'add',
        place: `${book}#/${rule}`,
        value: {
          means: `The borrower has not answered "${question.title}".`,
          logic: { '!': { present: { var: `${question.entity}.${question.name}` } } },
        },
      },
      { do: 'insert', place: `flows/${flow.id}/steps.json#/steps/${step}/routes`, value: row, at: 0 },
    ],
  };
}

function turnEdit(
  flow: FlowBrief,
  { id, title, before }: { id: string; title: string; before: string },
): Edit {
  const turns = flow.pages.filter(({ turn }) => turn !== undefined);
  const at = turns.findIndex((page) => page.id === before);
  return {
    do: 'insert',
    place: `flows/${flow.id}/flow.json#/sequence`,
    value: {
      page: id,
      when: 'always',
      group: turns[at]?.group ?? title.slice(0, 40),
      title: title.slice(0, 40),
    },
    ...(at >= 0 && { at }),
  };
}

function blankPage(flow: FlowBrief, id: string, title: string): Record<string, unknown> {
  return {
    $schema: `../../../schemas/editor/${flow.id}/page.schema.json`,
    id,
    title,
    time: '30 seconds',
    reads: [],
    writes: [],
    content: [{ block: 'form', id: 'form' }],
    schema: { type: 'object', required: [], properties: {} },
    actions: { submit: { label: 'Continue', kind: 'primary', do: 'save' } },
  };
}

function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.slice(0, 5)
      .join('-') ?? 'page'
  );
}

function tomorrow(): string {
  return new Date(Date.now() + dayMs).toISOString().slice(0, 10);
}
