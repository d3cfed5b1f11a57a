/** The sample borrower, living where the lender lives: not every lender lends in every state. */
import type { OrgContent } from '../../content/loaded/content.ts';
import type { Sample } from './drive.ts';

export function atHome(sample: Sample, { org }: Pick<OrgContent, 'org'>): Sample {
  const { city, state, zip } = org.companyAddress ?? {};
  const move = (data: Record<string, unknown>) =>
    data.location && state ? { ...data, location: { ...Object(data.location), city, state, zip } } : data;
  return { ...sample, steps: sample.steps.map((step) => ({ ...step, data: move(step.data) })) };
}
