/** Everything that a lender's own file says to a borrower: it leads only to the lender, and promises nothing. */
import type { Org } from '../../types/org.ts';
import { isRecord } from '../facts/facts.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { strangeLink } from '../lints/own-address.ts';
import { placeIssue } from '../lints/place-issue.ts';
import { judgeClaims, type ReadWords } from './judge-text.ts';

/** `own` is the file as written, `lender` with what it shares, `base` the product's own. */
export type OrgWords = {
  file: string;
  own: unknown;
  lender: Org;
  base: Org | undefined;
  readWords: ReadWords;
  readNames: ReadWords;
  /** What says that it is the government, and nothing else. */
  readAuthority: ReadWords;
};

/** Judged by other means, or told to no borrower. */
const judgedElsewhere = ['$schema', '$comment', 'code', 'hosts', 'baseUrl', 'email', 'filer', 'lei'];
/** What a company is called, whatever the words of its name. */
const called = ['companyName', 'companyNameShort', 'companyAddress'];
/** Whole sentences, which may name the government where the law wants it. */
const sentences = ['disclosureCopy', 'texts', 'chat'];

/**
 * Every strange address or number, rate, promise and question in any text of the file: names, hours and links, too. What the
 * product's own file says under the same key, a lender may say.
 */
export function judgeOrg({ file, own, lender, base, ...words }: OrgWords): ContentIssue[] {
  const issue = placeIssue(file);
  return Object.entries(isRecord(own) ? own : {}).flatMap(([key, value]) => {
    if (judgedElsewhere.includes(key)) return [];
    const before = leavesOf(base?.[key as keyof Org]).map(([, text]) => text);
    const readWords = called.includes(key)
      ? words.readAuthority
      : sentences.includes(key)
        ? words.readWords
        : words.readNames;
    return leavesOf(value, `/${key}`).flatMap(([pointer, text]) =>
      before.includes(text)
        ? []
        : [
            ...(strangeLink(text, lender)
              ? [issue('OVERRIDE_LINK', pointer, `"${text}" is not this lender's.`, ownRemedy)]
              : []),
            ...judgeClaims(text, { before, org: lender, readWords }).map((fault) =>
              issue(fault.code, pointer, fault.message, fault.remedy),
            ),
          ],
    );
  });
}

const ownRemedy =
  'Lead only to the site of baseUrl, by https and without another address in it, or to the support phone number.';

function leavesOf(value: unknown, pointer = ''): Array<[pointer: string, text: string]> {
  if (typeof value === 'string') return [[pointer, value]];
  const parts: Array<[string | number, unknown]> = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isRecord(value) ? value : {});
  return parts.flatMap(([key, part]) => leavesOf(part, `${pointer}/${key}`));
}
