/** The widget of a field for which its page names none: the plainest one that its schema allows. */
import type { FieldSchema } from '../../types/page.ts';

const MANY = 4; // more choices than this are a list, not cards

/** A widget's name. */
export function plainWidget(schema: FieldSchema): string {
  const choices = schema.enum?.length ?? schema.oneOf?.length ?? 0;
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'array') return schema.items?.enum ? 'checkbox-group' : 'item-list';
  if (choices > 0) return choices > MANY ? 'select' : 'radio';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return PLAIN_BY_FORMAT[schema.format ?? ''] ?? 'text';
}

const PLAIN_BY_FORMAT: Record<string, string> = {
  'email-address': 'email',
  'us-phone': 'phone',
  ssn: 'ssn',
  'iso-date': 'date',
  'year-month': 'year-month',
  'aba-routing': 'routing-number',
  'bank-account': 'account-number',
};
