/** Where documents are signed at an office: the co-owner has them. The notary is next. */
import type { Effect } from '../backend/effect.ts';
import { receiveDocuments } from './receive-documents.ts';

export const receivePart: Effect = {
  name: 'receive-part',
  run: (context) => receiveDocuments(context, 'coOwner'),
};
