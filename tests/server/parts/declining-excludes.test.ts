/** Another owner who says on a page that they would rather not neither agrees, applies nor signs by it: the server refuses, whatever was drawn. */
/** Covers flows/signer/pages, src/server/submission/enter.ts. */
import { expect, test } from 'vitest';
import { submitStep } from '../../../src/tools/journey/drive.ts';
import { settled, submit } from '../effects/real-server.ts';
import { freshRealServer } from '../effects/shared-real-server.ts';
import { openedPart, waitingBorrower } from './co-borrower.ts';
import { application, coBorrower } from './co-borrower-answers.ts';

const server = freshRealServer();

test('every page of the part refuses what is sent with the wish to decline, and takes it without', async () => {
  await waitingBorrower(server);
  const part = await openedPart(server);
  const refused: [string, number][] = [];
  for (const [index, step] of application.entries()) {
    if (['intro', 'about', 'apply'].includes(step.page)) {
      const { status } = await submit(part, step.page, { ...step.data, declining: true });
      refused.push([step.page, status]);
    }
    await submitStep(part.client, step, index, part.progress, coBorrower.email);
  }

  expect(refused).toEqual([
    ['intro', 409],
    ['about', 409],
    ['apply', 409],
  ]);
  expect((await settled(server, part)).step).not.toBe('CO_BORROWER_APPLICATION');
});
