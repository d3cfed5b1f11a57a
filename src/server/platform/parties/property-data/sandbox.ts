/** The sandbox's county records and automated valuation. */
import { NoAnswer } from '../common/no-answer.ts';
import type { Subject } from '../common/subject.ts';
import type { Persona } from '../sandbox/persona.ts';
import { personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { Parcel, PropertyData } from './party.ts';

const nowhere = { street1: '', city: '', state: '', zip: '' };

export function sandbox(options: SandboxOptions): PropertyData {
  return {
    async find(subject, attempt) {
      const { property, ...persona } = personaFor(options, subject);
      if (attempt < (property.answersOnAttempt ?? 1)) throw new NoAnswer('the county does not answer');
      // A corrected address is found: only the first search of the persona without a property fails.
      const outcome = property.outcome === 'NONE' && attempt > 1 ? 'OK' : property.outcome;
      return {
        outcome,
        parcels: outcome === 'NONE' ? [] : parcels(subject, { ...persona, property }),
        // The slow county has the record at the second look.
        hasRecord: property.hasRecord || attempt > 1,
        county: property.county,
        ...(subject.address?.state === persona.state && codesOf(property)),
        titleAgeMonths: property.titleAgeMonths,
      };
    },
    async value(subject) {
      const { property } = personaFor(options, subject);
      const { value, forecastDeviation, condition } = property;
      return { value, forecastDeviation, condition };
    },
  };
}

// The sample's codes are those of its own home: a home in another state has others.
function codesOf({ countyCode, censusTract }: Persona['property']) {
  return { ...(countyCode && { countyCode }), ...(censusTract && { censusTract }) };
}

function parcels(subject: Subject, { property }: Persona): Parcel[] {
  const units = property.parcels ?? [undefined];
  return units.map((unit, index) => ({
    apn: `000-100-${String(index + 1).padStart(3, '0')}`,
    address: { ...(subject.address ?? nowhere), ...(unit ? { street2: unit } : {}) },
    ownerOfRecord: property.ownerOfRecord ?? `${subject.firstName} ${subject.lastName}`,
    propertyType: property.propertyType,
    units: property.units,
  }));
}
