/** The answers a page opens with: defaults, then what was chosen elsewhere, then what is stored, then what was typed and not yet submitted. */
import type { BrowserPage } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { readPath, readSegments } from '../facts/read-path.ts';

type Opening = Pick<BrowserPage, 'display' | 'fields' | 'opensWith' | 'defaults'>;

/** A draft always wins over stored answers: a prefill never replaces what the borrower typed. */
export function openingAnswers(page: Opening, facts: Facts, draft: Facts = {}): Record<string, unknown> {
  const names = Object.keys(page.display.properties);
  const answers: Record<string, unknown> = {};
  for (const name of names) {
    const value =
      own(draft, name) ??
      storedAnswer(page, facts, name) ??
      chosenBefore(page, facts, name) ??
      own(page.defaults, name);
    if (value !== undefined && value !== null) answers[name] = value;
  }
  return answers;
}

/** What is stored in a field's place; undefined for an answer that is never stored. */
export function storedAnswer(page: Opening, facts: Facts, name: string): unknown {
  const place = page.fields[name];
  return place ? readSegments(facts[place.entity], place.path) : undefined;
}

function chosenBefore(page: Opening, facts: Facts, name: string): unknown {
  const path = page.opensWith?.[name];
  return path === undefined ? undefined : readPath(facts, path);
}

function own(from: Facts, name: string): unknown {
  return Object.hasOwn(from, name) ? from[name] : undefined;
}
