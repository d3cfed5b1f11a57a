/** County records and the automated valuation over HTTP. */
import type { PropertyData } from '../property-data.ts';
import type { AskParty } from './ask-party.ts';

export function httpPropertyData(ask: AskParty): PropertyData {
  return {
    find: (subject, attempt) => ask.about('find', subject, { attempt }),
    value: (subject) => ask.about('value', subject),
  };
}
