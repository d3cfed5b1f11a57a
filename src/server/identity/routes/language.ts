/** The reader chooses a language: the browser keeps it, and so do the applications of a signed-in reader. */

import type { Backend } from '../../backend/backend.ts';
import { anyObject, replies } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { readSession } from '../../http/plugins/guard-session.ts';
import { rememberLanguage } from '../../http/plugins/reader-language.ts';
import { orgData } from '../../http/web/org-data.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { speaking } from '../../platform/language/spoken.ts';
import { record } from '../../platform/shapes.ts';

const language = { type: 'string', pattern: '^[a-z]{2}$' } as const;

export function languageRoutes(backend: Backend): Route[] {
  const { library, world } = backend;
  return [
    route(
      {
        method: 'PUT',
        path: '/identity/api/v1/language',
        summary: 'Choose the language of the pages',
        answers: replies(anyObject),
        actors: 'anyone',
        repeat: { safe: 'the language is the one that was chosen last' },
        perMinute: 30,
        body: record({ language }),
      },
      async (request, reply) => {
        const { language } = request.body;
        const lender = speaking(language, () => library.lender(request.orgCode));
        if (lender.language !== language) throw new Refusal(422, [says('account.language')]);
        rememberLanguage(reply, backend, language);
        const session = await readSession(backend, request);
        // A session opens its own lender only.
        if (session?.account.orgCode === request.orgCode)
          await writeIn(backend, session.account.uuid, language);
        return orgData(lender, {
          basePath,
          mode: world.mode,
          flows: library.roles,
          vocabulary: library.content.vocabulary,
          areFlagsTheirs: world.parties.flags !== undefined,
        });
      },
    ),
  ];
}

// Messages that are written later follow it.
async function writeIn({ world }: Backend, account: string, language: string): Promise<void> {
  await world.db.updateTable('applications').set({ language }).where('owner_uuid', '=', account).execute();
}
