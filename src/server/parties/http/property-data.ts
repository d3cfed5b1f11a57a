/** County records and the automated valuation over HTTP. */
import type { Finding, Value } from '../../../types/property-data-party.ts';
import type { PropertyData } from '../../platform/vendors/property-data.ts';
import type { AskParty } from './ask-party.ts';

export function httpPropertyData(ask: AskParty): PropertyData {
  return {
    find: (subject, attempt) => ask.about<Finding>('find', subject, { attempt }),
    value: (subject) => ask.about<Value>('value', subject),
  };
}
