/** The JSON Schema of what a browser is told of its registration, after every page and when it comes back. */
import { anyObject, flag, listOf, mapOf, words } from '../../http/calls/answers.ts';
import { record, uuid } from '../../platform/shapes.ts';

export const registrationAnswer = record(
  {
    // The answers so far, in the places where facts will have them.
    draft: anyObject,
    // What was typed on pages that were not sent.
    drafts: mapOf(anyObject),
    done: listOf(words),
    stop: words,
    invited: flag,
    page: { type: ['string', 'null'] },
    contentHash: words,
    // An open application of the same person.
    application: uuid,
    jwt: words,
    // After a page: the next page, the reason to stop, or the new application.
    next: {
      anyOf: [{ type: ['string', 'null'] }, record({ stop: words }), record({ application: uuid })],
    },
  },
  ['draft', 'drafts', 'done', 'page', 'contentHash'],
);
