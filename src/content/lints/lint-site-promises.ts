/** What the site and the chatbot promise to write or to call is kept too: by a message of the site, or by people who are told. */
import { textsIn } from '../../engine/content/texts-in.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { isPromise } from '../../engine/lints/promise.ts';
import type { FileTree } from '../files/file-tree.ts';

const siteFile = 'flows/site.json';

/** Looks through the product's own files; what a lender says there instead is judged as a change of words. */
export function lintSitePromises(looked: FileTree, tree: FileTree): ContentIssue[] {
  const kept = keptBy(tree.get(siteFile));
  return [...looked].flatMap(([path, json]) => {
    if (!/^flows\/(site|[^/]+\/faq)\.json$/.test(path)) return [];
    const promised = textsIn(json).filter(({ text }) => isPromise(text));
    return promised
      .map(({ keys }) => ({ keys, name: nameOf(keys) }))
      .filter(({ name }) => !kept.has(name))
      .map(({ keys, name }) =>
        issueAt(
          'PROMISE_UNKEPT',
          `${path}#${pointerOf(keys)}`,
          'the text promises a message, and no message keeps it.',
          `Add "${name}" to keeps of the site's message that does, name it under byPeople of ${siteFile} with what tells those who keep it, or take the sentence away.`,
        ),
      );
  });
}

/** site/serverSays/signer/onPaper, site/messages/signInLink, site/faq/status. */
function nameOf(keys: readonly string[]): string {
  const [room = '', name = '', part = ''] = keys;
  const own = room === 'entries' ? ['faq', name] : room === 'messages' ? [room, name] : [room, name, part];
  return ['site', ...own].join('/');
}

function keptBy(site: unknown): ReadonlySet<string> {
  if (!isRecord(site)) return new Set();
  const [messages, byPeople] = [site.messages, site.byPeople].map((one) => (isRecord(one) ? one : {}));
  const keeps = Object.values(messages ?? {}).flatMap((message) => (isRecord(message) ? message.keeps : []));
  return new Set([...keeps, ...Object.keys(byPeople ?? {})].map(String));
}
