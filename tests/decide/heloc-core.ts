/** The borrower's flow as the engine runs it, straight from flows/heloc; without pages, so that the machine is tested alone. */
import { readFileSync } from 'node:fs';
import type { FlowCore } from '../../src/engine/bundle.ts';

export const heloc: FlowCore = {
  id: 'heloc',
  org: {},
  flow: read('flows/heloc/flow.json'),
  rules: read('flows/heloc/rules.json'),
  machine: read('flows/heloc/machine.json'),
  steps: read('flows/heloc/steps.json'),
  polling: read('flows/heloc/polling.json'),
  pages: {},
};

/** The cases of tests/cases/heloc/<name>.json. */
// biome-ignore lint/suspicious/noExplicitAny: cases are data; each test names the shape it reads.
export function cases(name: string): any {
  const file = read(`tests/cases/heloc/${name}.json`);
  return file.cases ?? file.rows;
}

// biome-ignore lint/suspicious/noExplicitAny: the door; the meta-schemas' own test checks these files.
function read(path: string): any {
  const { $schema, $comment, ...content } = JSON.parse(
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
  );
  return content;
}
