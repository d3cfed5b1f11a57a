/** Flows as the engine runs them, straight from flows/; without pages, so that machine and steps are tested alone. */
import { readFileSync } from 'node:fs';
import { readTree } from '../../src/content/files/read-files.ts';
import { fillNumbers } from '../../src/content/merge/fill-numbers.ts';
import { ruleBook } from '../../src/content/merge/rule-book.ts';
import type { FlowCore } from '../../src/engine/content/bundle.ts';
import { wholeFile } from '../whole-files.ts';

/** The flow of a co-owner's part. */
export const signer: FlowCore = {
  id: 'signer',
  org: {},
  flow: read('flows/signer/flow.json'),
  rules: rulesOf('signer'),
  steps: read('flows/signer/steps.json'),
  pages: {},
};

export const heloc: FlowCore = {
  id: 'heloc',
  org: {},
  flow: read('flows/heloc/flow.json'),
  rules: rulesOf('heloc'),
  machine: read('flows/heloc/machine.json'),
  steps: read('flows/heloc/steps.json'),
  polling: read('flows/heloc/polling.json'),
  pages: {},
};

/** A flow's rules by name, with the numbers of limits.json. */
export function rulesOf(flow: string): FlowCore['rules'] {
  return fillNumbers(ruleBook(readTree('.'), flow).rules, { limits: read('flows/limits.json') });
}

/** The cases of tests/cases/heloc/<name>.json, in the shape that the asking test knows. */
export function cases<Cases>(name: string): Cases {
  const file = read<{ cases?: Cases; rows?: Cases }>(`tests/cases/heloc/${name}.json`);
  const found = file.cases ?? file.rows;
  if (!found) throw new Error(`tests/cases/heloc/${name}.json holds no cases.`);
  return found;
}

function read<Content>(path: string): Content {
  return path.startsWith('flows/') ? wholeFile(path) : JSON.parse(readFileSync(path, 'utf8'));
}
