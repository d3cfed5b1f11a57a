/** Migrations of answers. Each case breaks the small flow in one way. */
import type { Bundle } from '../../../../src/engine/content/bundle.ts';
import type { AnswerChange } from '../../../../src/types/migration.ts';
import type { Broken } from './broken.ts';

/** A flow of version 2 whose applications moved to it through these changes. */
function withMigration(bundle: Bundle, change: AnswerChange, flow: object = {}, name = '2') {
  Object.assign(bundle.flow, { version: 2, continues: 1, ...flow });
  const note = {
    type: 'object',
    facts: 'stored',
    properties: {
      tone: { type: 'string', oneOf: [{ const: 'LOUD' }, { const: 'SOFT' }] },
      count: { type: 'integer' },
      secret: { type: 'string', sealed: true },
      lines: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
    },
  };
  Object.assign(bundle, {
    domain: { ...bundle.domain, note },
    migrations: { [name]: { means: 'Notes have another tone.', answers: [change] } },
  });
}

const moved: AnswerChange = { answer: 'note.mood', to: 'note.tone' };

export const brokenMigrations: Broken[] = [
  {
    code: 'MIGRATION_UNMET',
    name: 'a migration is named for a version that is still to come',
    change: (b) => withMigration(b, moved, {}, '3'),
    says: /version 2, and no application moves to "3".*raise "version"/,
  },
  {
    code: 'MIGRATION_UNMET',
    name: 'a migration has no number',
    change: (b) => withMigration(b, moved, {}, 'tone'),
    says: /no application moves to "tone"/,
  },
  {
    code: 'MIGRATION_UNMET',
    name: 'those under way finish with what they began with',
    change: (b) => withMigration(b, moved, { continues: undefined }),
    says: /of version 1 finish with what they began with.*"continues": 1/,
  },
  {
    code: 'MIGRATION_ASTRAY',
    name: 'an answer is led to where nothing is stored',
    change: (b) => withMigration(b, { answer: 'note.mood', to: 'note.tune' }),
    says: /no schema of the domain has "note.tune".*"note.tone"/,
  },
  {
    code: 'MIGRATION_ASTRAY',
    name: 'an answer becomes what cannot be chosen',
    change: (b) => withMigration(b, { ...moved, values: { HIGH: 'LOOD' } }),
    says: /"note.tone" takes no "LOOD".*"LOUD"/,
  },
  {
    code: 'MIGRATION_ASTRAY',
    name: 'a number is given in words',
    change: (b) => withMigration(b, { answer: 'note.count', value: 'two' }),
    says: /"note.count" takes no "two"/,
  },
  {
    code: 'MIGRATION_ASTRAY',
    name: 'a sealed answer is written',
    change: (b) => withMigration(b, { answer: 'note.secret', value: 'x' }),
    says: /sealed/,
  },
  {
    code: 'MIGRATION_ASTRAY',
    name: 'entries of a list are made',
    change: (b) => withMigration(b, { answer: 'note.lines.text', value: 'x' }),
    says: /in a list/,
  },
];
