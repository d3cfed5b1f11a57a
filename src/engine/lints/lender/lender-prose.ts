/** Sentences in a lender's own file lead and point only to the lender. */
import type { Org } from '../../../types/org.ts';
import { isRecord } from '../../facts/facts.ts';
import type { ContentIssue } from '../../issues/issue.ts';
import { strangeAddresses } from '../own-address.ts';
import { placeIssue } from '../place-issue.ts';

/** Every address or number in the lender's disclosures, chat and further texts that is neither its own nor the product's. */
export function lintLenderProse(file: string, lender: Org, base: Org | undefined): ContentIssue[] {
  const known = proseOf(base).map(([, text]) => text);
  return proseOf(lender).flatMap(([pointer, text]) =>
    strangeAddresses(text, known, lender).map((address) =>
      placeIssue(file)(
        'OVERRIDE_LINK',
        pointer,
        `"${address}" is not this lender's.`,
        'Name only the site of baseUrl, its email addresses and the support phone number.',
      ),
    ),
  );
}

function proseOf(lender: Org | undefined): Array<[string, string]> {
  const { disclosureCopy = '', chat, texts } = lender ?? {};
  const further = Object.entries(isRecord(texts) ? texts : {}).flatMap(
    ([key, text]): Array<[string, string]> => (typeof text === 'string' ? [[`/texts/${key}`, text]] : []),
  );
  return [
    ['/disclosureCopy', disclosureCopy],
    ['/chat/welcomeMessage', chat?.welcomeMessage ?? ''],
    ...further,
  ];
}
