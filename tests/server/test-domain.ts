/** A domain as small as the fixture's flows: two effects, one job, facts straight from the stores. */
import type { Domain } from '../../src/server/backend/backend.ts';
import { checkUpload } from '../../src/server/handlers/check-upload.ts';
import { deliverMessage } from '../../src/server/handlers/deliver-message.ts';
import { Refusal } from '../../src/server/platform/errors/refusal.ts';
import { inApplication } from '../../src/server/standing/in-application.ts';

export const testDomain: Domain = {
  effects: {
    'pull-soft-credit': {
      name: 'pull-soft-credit',
      run: async ({ data, entities, queue }) => {
        if (data.secret === 'refuse') throw new Refusal(409, ['The bureau is closed.']);
        await entities.merge('profile', { pulled: true });
        await queue.send('count', {}, { startAfterMs: 3_600_000 });
      },
    },
    'record-insurance': {
      name: 'record-insurance',
      run: async ({ entities, documents }) => {
        const { recorded = 0 } = (await entities.get('insurance')) as { recorded?: number };
        await entities.merge('insurance', { recorded: recorded + 1 });
        await documents.add({
          type: 'PRIVACY_NOTICE',
          title: 'Notice',
          version: '1',
          pdf: Buffer.from('%PDF-1.7 notice'),
        });
      },
    },
  },
  handlers: {
    'deliver-message': deliverMessage,
    [checkUpload.name]: checkUpload,
    count: {
      name: 'count',
      movesStep: true,
      run: async ({ world, data, skipped }) =>
        inApplication(world, data.applicationUuid, async ({ entities }) => {
          const { jobs = 0 } = (await entities.get('figures')) as { jobs?: number };
          await entities.merge('figures', { jobs: jobs + 1, skipped });
        }),
    },
  },
  assembleFacts: async ({ entities, consents, sealed, documents }) => {
    const profile = await entities.get('profile');
    const list = await consents.list();
    const addresses = (profile.addresses ?? []) as object[];
    return {
      profile: { ...profile, hasSsn: (await sealed.list()).includes('ssn') },
      application: {
        ...(await entities.get('application')),
        consents: list.map(({ type }) => ({ type })),
        documents: (await documents.list()).map(({ uuid: id, type }) => ({ uuid: id, type })),
      },
      address: addresses[0] ?? {},
      insurance: await entities.get('insurance'),
      figures: await entities.get('figures'),
      hmda: { race: ['5'] },
    };
  },
};
