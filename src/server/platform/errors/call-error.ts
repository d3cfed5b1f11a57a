/**
 * Refuses a call that none of our pages makes, such as one without its key. The developers of the calling program read it,
 * so it stands here, in English.
 */
import { Refusal, type RefusalDetail } from './refusal.ts';

export class CallError extends Refusal {
  override readonly name = 'CallError';

  constructor(status: number, reason: string, detail: RefusalDetail = {}) {
    super(status, [reason], detail);
  }
}
