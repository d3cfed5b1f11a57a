/** The file that a review asks its reviewer for. Reviewers only, like the desk. */
import type { Backend } from '../../backend/backend.ts';
import { limitsOf } from '../../facts/limits-of.ts';
import { fileAnswer, replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { receiveOnce } from '../../uploads/routes/receive-once.ts';
import { reviewThatTakes, takeScan } from '../take-scan.ts';

export function reviewFileRoutes({ world }: Backend): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/service-desk/secure/api/v1/review/:review/files',
        summary: 'Send the PDF that a review takes, in place of the one before',
        answers: replies(fileAnswer),
        actors: 'reviewer',
        repeat: 'key',
        takes: 'multipart',
        perMinute: 60,
      },
      async (request, reply) => {
        const { account } = sessionOf(request);
        const review = await reviewThatTakes(world, account, request.params.review);
        const { uploads } = limitsOf(world, review.org_code);
        const keep = receiveOnce(world, { request, reply }, uploads, (file) =>
          takeScan(world, review, file, account.uuid),
        );
        return (await keep) ?? reply;
      },
    ),
  ];
}
