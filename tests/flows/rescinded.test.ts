/** After the right to cancel was used, a page says that it worked, when the lien goes and what comes back; the links name what ends. */
/** Covers flows/heloc/pages/{cancelled,complete}.json, flows/heloc/flow.json. */
import { expect, test } from 'vitest';
import { visible } from '../../src/engine/answers/visible.ts';
import { compile } from '../../src/engine/content/compile.ts';
import { worded } from '../../src/engine/journey/worded.ts';
import { holds } from '../../src/engine/rules/holds.ts';
import { loadBundle } from '../../src/tools/decide/load-flow.ts';

const flow = compile(loadBundle({ flow: 'heloc', org: 'default', out: '.' }));
const facts = { application: { status: { rescinded: true, ended: 'RESCINDED' } } };

test('a cancelled line is told as one, with the law’s twenty days and what is refunded', () => {
  const page = flow.pages.cancelled;
  if (!page) throw new Error('No page cancelled');
  const { title, lead, content = [] } = worded(flow, page, facts);
  const shown = visible(flow, page, facts, {});
  const said = content.flatMap((block) => ('text' in block && shown.has(block.id ?? '') ? [block.text] : []));

  expect(title).toBe('Your line of credit is cancelled');
  expect(lead).toContain('went through');
  expect(said.join('\n')).toMatch(/Within 20 days.*release our claim.*return everything you paid/s);
  expect(said.join('\n')).not.toContain('You cancelled this application');
});

test('who cancels from the page of the signed line is led to it', () => {
  expect(flow.pages.complete?.actions?.cancel?.then).toEqual({ to: 'cancelled' });
});

test('a signed line is never offered to be cancelled as an application', () => {
  const links = flow.flow.pageLinks ?? [];
  const label = (status: object) =>
    links
      .filter(({ to, when }) => to === 'cancel' && holds(flow.rules, when, { application: { status } }))
      .map((link) => link.label);

  expect(label({})).toEqual(['Cancel my application']);
  expect(links.map((link) => link.label)).toContain('Cancel my line of credit');
});
