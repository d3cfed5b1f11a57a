/** The words of a letter that the borrower finds among the documents. */
import { expect } from 'vitest';
import { filledName } from '../../../src/server/documents/make-documents.ts';
import { documentTypes, inside, type RealServer, settled, type Walk } from './real-server.ts';

/** The only document of the type, which opens as a PDF. @returns the words that the PDF is drawn from, as JSON */
export async function letterOf(server: RealServer, borrower: Walk, type: string): Promise<string> {
  const [uuid = '', ...more] = documentTypes(await settled(server, borrower), [type]);
  expect(more).toEqual([]);
  const path = `/service-application/api/v1/application/heloc/${borrower.uuid}/documents/${uuid}`;
  const pdf = await borrower.client.send('GET', path);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return inside(server, borrower.uuid, async ({ entities }) =>
    JSON.stringify(await entities.get(filledName(uuid))),
  );
}
