/** The documents of the happy borrower hold the borrower's own figures and no gaps. */
/** Covers src/server/documents/make-documents.ts. */
import { beforeAll, expect, test } from 'vitest';
import type { FilledDocument } from '../../../src/server/documents/filled-document.ts';
import { filledName } from '../../../src/server/documents/make-documents.ts';
import { inside, type Walk, walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';

let borrower: Walk;

const server = sharedRealServer();
beforeAll(async () => {
  borrower = await walk(server, { until: 'heloc/insurance/upload' });
});

test.each([
  [
    'HELOC_AGREEMENT',
    ['$60,000', '$58,258.08', '9.00%', '$760.05', '$1,741.92', 'Maria Elena Alvarez', '1026.6(a)'],
  ],
  ['RIGHT_TO_CANCEL', ['101 Sandbox Way', 'midnight of', '1026.15']],
  ['APPLICATION', ['May 6, 1984', '18 U.S.C. 1014', '$138,000']],
  ['CREDIT_SCORE_NOTICE', ['772', '300 to 850', 'Sandbox Credit Bureau']],
  ['AUTOPAY_AUTHORIZATION', ['ending in 0000', '1005.10(b)']],
  ['SECURITY_INSTRUMENT', ['Lot 1, Block 1', '000-100-001']],
])('%s says what it must, and nothing is missing in it', async (type, words) => {
  const text = JSON.stringify((await filledOf(type)).blocks);

  for (const word of words) expect(text).toContain(word);
  expect(text).not.toContain('—');
  expect(text).not.toMatch(/\{\{|Invalid Date|undefined|NaN/);
});

function filledOf(type: string): Promise<FilledDocument> {
  return inside(server, borrower.uuid, async ({ documents, entities }) => {
    const shown = (await documents.list()).find((row) => row.type === type);
    return (await entities.get(filledName(shown?.uuid ?? ''))).filled as FilledDocument;
  });
}
