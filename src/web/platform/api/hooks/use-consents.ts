/** What the person agreed to, over all of their applications, newest first. Asked again on every visit. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import { RENEWED, useAnswer } from './use-answer.ts';

/** Moments are ISO 8601; `text` is Markdown, as it was agreed to. */
export type ConsentEntry = {
  uuid: string;
  application: string;
  loanNumber: string;
  type: string;
  version: string;
  text: string;
  at: string;
  withdrawnAt: string | undefined;
};

const PATH = '/service-application/api/v3/application/heloc/consents';

export function useConsents() {
  return useAnswer({ path: PATH, attempts: 2, read: toEntries }, RENEWED);
}

function toEntries(body: unknown): ConsentEntry[] {
  const list = Array.isArray(body) ? body.filter(isRecord) : [];
  return list.map((one) => {
    const text = (name: string) => (typeof one[name] === 'string' ? one[name] : '');
    return {
      uuid: text('uuid'),
      application: text('application'),
      loanNumber: text('loanNumber'),
      type: text('type'),
      version: text('version'),
      text: text('text'),
      at: text('at'),
      withdrawnAt: text('withdrawnAt') || undefined,
    };
  });
}
