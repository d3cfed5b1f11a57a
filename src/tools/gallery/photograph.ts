/**
 * Finds where each page of a flow can be photographed: the one that the sample is about to answer, and all others by
 * preview.
 */
import type { Flow } from '../../types/flow.ts';
import type { Progress, SampleStep } from '../journey/drive.ts';

/** The address of the page that the sample is about to answer. */
export function liveAddress(step: SampleStep, { uuid }: Progress): string {
  if (!uuid) return `/${step.flow}?step=${step.page}`;
  return `/${[uuid, step.page, ...Object.values(step.params ?? {})].join('/')}`;
}

/**
 * The address that shows a page with what is known, whatever the step; nothing can be submitted there.
 * @param page its id, or the address that content gives it where words of its own belong to it
 */
export function previewAddress(flow: Flow, page: string, { uuid }: Progress): string {
  const base = flow.basePath.replace('{uuid}', uuid ?? '').replace(/\/$/, '');
  if (flow.address?.startsWith('query')) return `${base}?step=${page}&preview=1`;
  // The waiting page says what its step says, so it is shown in one.
  const step = page === flow.waitingPage ? '&step=WAITING_FOR_UNDERWRITING' : '';
  return `${base}/${page}?preview=1${step}`;
}
