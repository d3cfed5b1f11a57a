/** Owners have signed on paper, as a person arranged it. Once every other owner has, the closing continues. */
import { record } from '../application/stored.ts';
import { signsOnPaper } from '../facts/signs-on-paper.ts';
import { settleCoDeed } from '../signers/settle-co-deed.ts';
import { openApplication } from '../standing/open-application.ts';
import { fileScan } from './file-scan.ts';
import type { ReviewContext, ReviewEffect } from './review-effect.ts';

export const recordCoSignatures: ReviewEffect = {
  name: 'record-co-signatures',
  run: async (context) => {
    const isOnPaper = await signsOnPaper(context);
    const signers = (await context.signers.list()).filter(
      (signer) => signer.state !== 'WITHDRAWN' && isOnPaper(signer),
    );
    for (const { uuid, partUuid } of signers) {
      await context.signers.change(uuid, { state: 'SIGNED' });
      if (partUuid) await settleOnPaper(context, partUuid);
    }
    await fileScan(context, false);
    await context.audit('signed-on-paper', { count: signers.length });
    await settleCoDeed(context);
  },
};

/** The part that a person had opened before asks nothing more. */
async function settleOnPaper({ tx, world }: ReviewContext, partUuid: string): Promise<void> {
  const part = await openApplication(tx, world, partUuid, { lock: true });
  await record(part, 'invitation', { settled: true, shared: false });
  await part.audit('part-settled', { onPaper: true });
}
