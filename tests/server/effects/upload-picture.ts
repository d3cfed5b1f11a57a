/** A borrower's picture of a paper, other bytes each time: what the server answers is the answer of a file field. */
import { plainPng } from '../../../src/tools/journey/png.ts';
import type { Walk } from './real-server.ts';

export async function uploadPicture({ client, uuid }: Walk, type: string): Promise<{ uuid: string }> {
  const form = new FormData();
  const bytes = new Uint8Array(plainPng(Math.floor(Math.random() * 2 ** 32)));
  form.append('file', new Blob([bytes], { type: 'image/png' }), 'paper.png');
  const path = `/service-application/api/v1/application/heloc/${uuid}/files?type=${type}`;
  return (await client.expect('POST', path, form)) as { uuid: string };
}
