/** Fields: words of the vocabulary, references, places, entities that a page reads and writes. Each case breaks the small flow in one way. */
import { type Broken, page } from './broken.ts';

export const brokenFields: Broken[] = [
  {
    code: 'WORD_UNKNOWN',
    name: 'an unknown widget',
    change: (b) => Object.assign(page(b).ui ?? {}, { name: { 'ui:widget': 'txet' } }),
    says: /Did you mean "text"/,
  },
  {
    code: 'WORD_UNKNOWN',
    name: 'an unknown effect',
    change: (b) => Object.assign(page(b).actions?.submit ?? {}, { effects: ['begni'] }),
    says: /Did you mean "begin"/,
  },
  {
    code: 'WORD_UNKNOWN',
    name: 'an unknown check',
    change: (b) => Object.assign(page(b).checks?.[0] ?? {}, { check: 'sam' }),
    says: /Did you mean "same"/,
  },
  {
    code: 'WORD_UNKNOWN',
    name: 'an unknown format',
    change: (b) => Object.assign(page(b).schema?.properties.employer ?? {}, { format: 'mail' }),
    says: /no format "mail"/,
  },
  {
    code: 'REF_UNRESOLVED',
    name: 'a reference to nothing',
    change: (b) =>
      Object.assign(page(b).schema?.properties.amount ?? {}, { $ref: 'application#/properties/amuont' }),
    says: /amount/,
  },
  {
    code: 'REF_UNRESOLVED',
    name: 'a remote reference (THREAT-14)',
    change: (b) =>
      Object.assign(page(b).schema?.properties.amount ?? {}, { $ref: 'https://example.org/x.json#' }),
    says: /names nothing/,
  },
  {
    code: 'FIELD_UNKNOWN',
    name: 'when for a field that is not asked',
    change: (b) => Object.assign(page(b).when ?? {}, { emploer: 'isWorking' }),
    says: /Did you mean "employer"/,
  },
  {
    code: 'FIELD_UNKNOWN',
    name: 'an order that names no field',
    change: (b) => Object.assign(page(b).ui ?? {}, { 'ui:order': ['amuont'] }),
    says: /Did you mean "amount"/,
  },
  {
    code: 'FIELD_WITHOUT_PLACE',
    name: 'a field that says nothing',
    change: (b) => Object.assign(page(b).schema?.properties ?? {}, { empty: { title: 'Empty' } }),
    says: /neither/,
  },
  {
    code: 'REQUIRED_WORDS',
    name: 'a field that must be answered and says only the default (FINDING-B10)',
    change: (b) => Object.assign(page(b).schema ?? {}, { required: ['job'] }),
    says: /"job" says only 'Required'.*such as "Enter your street address"/,
  },
  {
    code: 'REQUIRED_WORDS',
    name: 'an entry of a list whose parts say only the default',
    change: (b) =>
      Object.assign(page(b).schema?.properties ?? {}, {
        pets: {
          type: 'array',
          items: { type: 'object', required: ['age'], properties: { age: { type: 'integer' } } },
        },
      }),
    says: /"pets\.\*\.age" says only/,
  },
  {
    code: 'READS_MISSING',
    name: 'a rule asks what the page does not read',
    change: (b) => Object.assign(page(b, 'texas'), { reads: [], open: { at: 'any', when: 'isTexas' } }),
    says: /Add "application"/,
  },
  {
    code: 'READS_UNKNOWN',
    name: 'an entity that does not exist',
    change: (b) => Object.assign(page(b), { reads: ['aplication', 'application'] }),
    says: /Did you mean "application"/,
  },
  {
    code: 'WRITES_MISSING',
    name: 'a bound field that writes does not cover',
    change: (b) => Object.assign(page(b), { writes: ['application'] }),
    says: /Add "profile"/,
  },
  {
    code: 'ENTITY_WITHOUT_PLACE',
    name: 'a page that writes an entity which has no place among the facts',
    change: (b) => Object.assign(b.domain.profile ?? {}, { facts: undefined }),
    says: /Write "facts": "stored" into schemas\/domain\/profile/,
  },
  {
    code: 'ENTITY_WITHOUT_PLACE',
    name: 'a rule that asks what is kept apart',
    change: (b) => Object.assign(b.domain.application ?? {}, { facts: 'apart' }),
    says: /"application\.state" is kept apart/,
  },
  {
    code: 'WRITES_UNUSED',
    name: 'writes for nothing',
    change: (b) => Object.assign(page(b, 'texas'), { writes: ['profile'] }),
    says: /Remove it/,
  },
  {
    code: 'CONSENT_WITHOUT_TEXT',
    name: 'consent to nothing',
    change: (b) => Object.assign(page(b), { consents: {} }),
    says: /type, version and text/,
  },
  {
    code: 'CONSENT_NOT_BOOLEAN',
    name: 'consent by a text',
    change: (b) => Object.assign(page(b).schema?.properties.agree ?? {}, { type: 'string', const: 'yes' }),
    says: /boolean/,
  },
  {
    code: 'PATTERN_UNSAFE',
    name: 'a pattern that can take forever (THREAT-13)',
    change: (b) => Object.assign(page(b).schema?.properties.employer ?? {}, { pattern: '^(a|a)*$' }),
    says: /forever/,
  },
  {
    code: 'PATTERN_UNSAFE',
    name: 'nested repetition (THREAT-13)',
    change: (b) => Object.assign(page(b).schema?.properties.employer ?? {}, { pattern: '^((a+)b?)+$' }),
    says: /forever/,
  },
  {
    code: 'PATTERN_UNSAFE',
    name: 'nested repetition that is bounded (THREAT-13)',
    change: (b) =>
      Object.assign(page(b).schema?.properties.employer ?? {}, {
        pattern: '^([a-z]+){1,40}$',
        maxLength: 40,
      }),
    says: /forever/,
  },
  {
    code: 'PATTERN_UNSAFE',
    name: 'a pattern that is none',
    change: (b) => Object.assign(page(b).schema?.properties.employer ?? {}, { pattern: '[' }),
    says: /not a regular/,
  },
  {
    code: 'PATTERN_UNBOUNDED',
    name: 'a repeating pattern without maxLength (THREAT-13)',
    change: (b) =>
      Object.assign(page(b).schema?.properties ?? {}, { free: { type: 'string', pattern: '^a+$' } }),
    says: /maxLength/,
  },
];
