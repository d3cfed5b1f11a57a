/** Covers src/server/uploads/store-upload.ts. */
import { expect, test } from 'vitest';
import { register } from '../borrower.ts';
import { sharedTestServer } from '../shared-test-server.ts';
import { pdf } from './sample-files.ts';
import { upload } from './upload-of.ts';

const server = sharedTestServer();

test('a selfie that is a PDF is refused, however it is sent: a face is on no PDF', async () => {
  const borrower = await register(server);
  const paper = { name: 'me.jpg', type: 'image/jpeg', bytes: pdf(), of: 'SELFIE' };
  const refused = await upload(borrower, paper);

  expect(refused.json().message).toBe('This needs to be a photo. Upload a JPG, PNG or HEIC file');
  expect(refused.statusCode).toBe(415);
  expect((await upload(borrower, { ...paper, of: 'TAX_BILL' })).statusCode).toBe(200);
});
