/** The pages a borrower meets on the happy path, in order: those the sample answers, and those between them. */
import { readSample, type SampleStep } from '../src/tools/journey/drive.ts';
import type { Flow } from '../src/types/flow.ts';
import { wholeFile } from '../tests/whole-files.ts';

export type Stop = {
  /** For reports: flow/page, and the action where a page is answered twice. */
  name: string;
  /** Below the product's address; {uuid} stands for the application. */
  path: string;
  /** How many of the sample's steps are answered before. */
  after: number;
  /** Shown while others work: the step to pretend, as it passes too soon to be met. */
  step?: string;
  signedOut?: boolean;
};

/** Every page of the sample `name` and the pages between, in the order a borrower meets them. */
export function happyStops(): Stop[] {
  const { steps } = readSample('happy');
  const stops = steps.flatMap((step, after) =>
    [...(between[keyOf(step)] ?? []), stopOf(step)].map(at(after)),
  );
  return [...stops, ...last.map(at(steps.length))];
}

/** The definition of a page: what a reader of the flow sees. */
export function pageDefinition(flow: string, page: string): PageDefinition {
  return wholeFile(`flows/${flow}/pages/${page}.json`);
}

/** A flow's own definition: where its pages stand. */
export function flowDefinition(flow: string): Flow {
  return wholeFile(`flows/${flow}/flow.json`);
}

export type PageDefinition = {
  title: string;
  instead?: { title?: string }[];
  frame?: object | string;
  picks?: object;
  content?: object[];
  schema: { required?: string[]; properties: Record<string, { title?: string; $ref?: string }> };
  ui?: Record<string, { 'ui:widget'?: string }>;
  actions?: Record<string, { label: string; do: string; kind?: string }>;
};

type Place = Omit<Stop, 'after'>;

const between: Record<string, Place[]> = {
  'register/property-info': [
    { name: 'register/index', path: 'register' },
    { name: 'register/account-setup', path: 'register/account-setup' },
  ],
  'heloc/product/select': [
    { name: 'heloc/waiting', path: '{uuid}/product/select', step: 'WAITING_FOR_UNDERWRITING' },
  ],
  'heloc/income/link': [{ name: 'heloc/income/review', path: '{uuid}/income/review' }],
  'heloc/signing/sign': [{ name: 'heloc/signing/intro', path: '{uuid}/signing/intro' }],
  'heloc/insurance/upload': [{ name: 'heloc/insurance/requirements', path: '{uuid}/insurance/requirements' }],
};

const last: Place[] = [
  { name: 'heloc/document/disclosures', path: '{uuid}/document/disclosures' },
  { name: 'heloc/complete', path: '{uuid}/complete' },
  { name: 'support/dashboard', path: 'dashboard' },
  { name: 'support/dashboard/settings', path: 'dashboard/settings' },
  { name: 'support/contact', path: 'contact' },
  { name: 'login', path: 'auth/login', signedOut: true },
];

function stopOf(step: SampleStep): Place {
  const params = Object.values(step.params ?? {}).map((value) => `/${value}`);
  const twice = step.action === 'submit' ? '' : ` (${step.action})`;
  const path =
    step.flow === 'register' ? `register?step=${step.page}` : `{uuid}/${step.page}${params.join('')}`;
  return { name: `${keyOf(step)}${twice}`, path };
}

function keyOf({ flow, page }: SampleStep): string {
  return `${flow}/${page}`;
}

function at(after: number): (place: Place) => Stop {
  return (place) => ({ ...place, after });
}
