/** The borrower confirmed the debts on the home: recent inquiries are settled and underwriting begins. */
import { Refusal } from '../errors/refusal.ts';
import { record, stored } from '../facts/stored.ts';
import type { Effect } from './effect.ts';

const missing = 'Tell us about each recent credit check';

export const completeLiens: Effect = {
  name: 'complete-liens',
  run: async (context) => {
    const { inquiryAttestNeeded } = await stored(context, 'status');
    const { inquiries = [] } = await stored(context, 'liens');
    if (inquiryAttestNeeded && inquiries.length === 0) {
      throw new Refusal(422, [missing], { fields: { '/inquiries': missing } });
    }
    await record(context, 'status', {
      liensComplete: true,
      ...(inquiryAttestNeeded ? { inquiryAttestComplete: true } : {}),
    });
    await record(context, 'figures', { offerInputs: null });
    await context.queue.send('underwrite');
  },
};
