/**
 * The operations desk: its list, one review with its documents, the reviewer's answer, an application's conditions, the register, and what lenders say. Reviewers only; to all
 * others there is no desk.
 */
import type { Backend } from '../../backend/backend.ts';
import { done, entity, file, replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { attach } from '../../http/routes/attach.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { record, text } from '../../platform/shapes.ts';
import { previewQuery } from '../../uploads/preview-query.ts';
import { answerReview } from '../answer-review.ts';
import { findReview } from '../find-review.ts';
import { downloadRegister } from '../hmda/download-register.ts';
import { showRegister } from '../hmda/show-register.ts';
import { listLenders } from '../lenders/list-lenders.ts';
import { showLender } from '../lenders/show-lender.ts';
import { listReviews } from '../list-reviews.ts';
import { openConditionFile } from '../open-condition-file.ts';
import { openDocument } from '../open-document.ts';
import { showConditions } from '../show-conditions.ts';
import { showReview } from '../show-review.ts';

const base = '/service-desk/secure/api/v1/review';
const conditions = '/service-desk/secure/api/v1/conditions';
const register = '/service-desk/secure/api/v1/register';
const lenders = '/service-desk/secure/api/v1/lenders';
const day = { type: 'string', format: 'date' } as const;

export function deskRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    route(
      {
        method: 'GET',
        path: base,
        summary: 'Open reviews, the most urgent first, and those that were answered today',
        answers: replies(entity('desk')),
        actors: 'reviewer',
      },
      async (request) => listReviews(world, sessionOf(request).account),
    ),
    route(
      {
        method: 'GET',
        path: `${base}/:review`,
        summary: 'One review',
        answers: replies(entity('review')),
        actors: 'reviewer',
      },
      async (request) => showReview(backend, sessionOf(request).account, request.params.review),
    ),
    route(
      {
        method: 'GET',
        path: `${base}/:review/documents/:document`,
        summary: 'Read a file that a review names',
        answers: file('application/pdf, image/*, application/octet-stream'),
        actors: 'reviewer',
        querystring: previewQuery,
      },
      async (request, reply) => {
        const { as } = request.query;
        const asked = { ...request.params, ...(as && { as }) };
        const { mediaType, name, bytes } = await openDocument(world, sessionOf(request).account, asked);
        return attach(reply, mediaType, name).send(bytes);
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/:review/answer`,
        summary: 'Answer a review',
        answers: done,
        actors: 'reviewer',
        repeat: { safe: 'a review is answered once' },
        body: record({ answer: text(40, 2), reason: text(500, 10) }),
      },
      async (request, reply) => {
        const { account } = sessionOf(request);
        const { uuid, application_uuid } = await findReview(world, account, request.params.review);
        await answerReview(world, application_uuid, { uuid, ...request.body, by: account.uuid });
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'GET',
        path: `${conditions}/:application`,
        summary: 'The conditions of an application, by its number',
        answers: replies(entity('casework')),
        actors: 'reviewer',
      },
      async (request) => showConditions(world, sessionOf(request).account, request.params.application),
    ),
    route(
      {
        method: 'GET',
        path: `${conditions}/:application/documents/:document`,
        summary: 'Read a file that was sent for a condition',
        answers: file('application/pdf, image/*, application/octet-stream'),
        actors: 'reviewer',
      },
      async (request, reply) => {
        const { account } = sessionOf(request);
        const { mediaType, name, bytes } = await openConditionFile(world, account, request.params);
        return attach(reply, mediaType, name).send(bytes);
      },
    ),
    route(
      {
        method: 'GET',
        path: lenders,
        summary: 'Every lender but ours: who approved what it says, or why it waits',
        answers: replies(entity('approvals')),
        actors: 'reviewer',
      },
      async (request) => listLenders(world, sessionOf(request).account),
    ),
    route(
      {
        method: 'GET',
        path: `${lenders}/:lender`,
        summary: 'What one lender says otherwise than we do',
        answers: replies(entity('reading')),
        actors: 'reviewer',
      },
      async (request) => showLender(world, sessionOf(request).account, request.params.lender),
    ),
    route(
      {
        method: 'GET',
        path: register,
        summary: 'The loan application register of a period, without demographic answers',
        answers: replies(entity('filing')),
        actors: 'reviewer',
        querystring: record({ from: day, to: day }, []),
      },
      async (request) => showRegister(world, sessionOf(request).account, request.query),
    ),
    route(
      {
        method: 'GET',
        path: `${register}/:org`,
        summary: 'Download the rows of one lender and a period as a file for the bureau',
        answers: file('text/plain'),
        actors: 'reviewer',
        security: 'register-downloaded',
        querystring: record({ from: day, to: day }, []),
      },
      async (request, reply) => {
        const asked = { ...request.query, org: request.params.org };
        const { name, bytes } = await downloadRegister(world, sessionOf(request).account, asked);
        return attach(reply, 'text/plain', name).send(bytes);
      },
    ),
  ];
}
