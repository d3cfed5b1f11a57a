/** How a browser sends one file. */
import { applications, type Borrower } from '../borrower.ts';

export type Sent = { name: string; type: string; bytes: Buffer; field?: string; of?: string };

export function upload(
  borrower: Borrower,
  { name, type, bytes, field = 'file', of = 'USER_UPLOADED_PAYSTUB' }: Sent,
) {
  const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return borrower.send({
    method: 'POST',
    url: `${applications}/${borrower.uuid}/files?type=${of}`,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
}
