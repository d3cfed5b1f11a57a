/** Where each page of a flow stands: the one that the sample is about to answer, and by preview all the others. */
import type { Progress, SampleStep } from '../journey/drive.ts';

/** The address of the page that the sample is about to answer. */
export function liveAddress(step: SampleStep, { uuid }: Progress): string {
  if (!uuid) return `/${step.flow}?step=${step.page}`;
  return `/${[uuid, step.page, ...Object.values(step.params ?? {})].join('/')}`;
}

/** The address that shows a page with what is known, whatever the step; nothing can be submitted there. */
export function previewAddress(flow: string, page: string, { uuid }: Progress): string {
  if (flow === 'support') return `/${page}?preview=1`;
  if (flow === 'signer') return `/heloc-signer/${page}?preview=1`;
  if (flow !== 'heloc') return `/${flow}?step=${page}&preview=1`;
  // The waiting page says what its step says, so it is shown in one.
  return `/${uuid}/${page}?preview=1${page === 'waiting' ? '&step=WAITING_FOR_UNDERWRITING' : ''}`;
}
