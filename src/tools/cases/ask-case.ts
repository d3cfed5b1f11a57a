/** Asks the content what comes of the person of a case, and compares it with what must. */
import type { OrgContent } from '../../content/loaded/content.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import { askCredit } from './ask-credit.ts';
import { askQuote } from './ask-quote.ts';
import { askStanding } from './ask-standing.ts';
import type { Answered } from './compare.ts';
import type { FoundCase } from './find-cases.ts';
import { wrongWords } from './wrong-words.ts';

/** @param orgs the lenders, by code */
export function askCase(found: FoundCase, orgs: Readonly<Record<string, OrgContent>>): Answered {
  const { lender = 'default', language } = found.asked;
  const english = Object.hasOwn(orgs, lender) ? orgs[lender] : undefined;
  if (!english) return missed(`there is no lender "${lender}". ${didYouMean(lender, Object.keys(orgs))}`);
  const org = language === undefined ? english : english.languages[language];
  if (!org) return missed(`${lender} has no pages in "${language}".`);
  const wrong = wrongWords(found, org);
  if (wrong.length > 0) return { misses: wrong, rows: [] };
  if (found.asked.quote) return askQuote(found, org);
  return found.asked.credit ? askCredit(found, org) : askStanding(found, org);
}

const missed = (miss: string): Answered => ({ misses: [miss.trim()], rows: [] });
