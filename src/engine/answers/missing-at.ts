/**
 * Decides where to report a missing answer: at the field to fill in. An object without words of its own reports at its
 * parts.
 */
import type { FieldSchema } from '../../types/page.ts';
import { type AnswerWords, answerWords } from '../text/answer-words.ts';

/** One issue, or one for each part that the object must have. */
export function missingAt(
  schema: FieldSchema,
  pointer: string,
  words: AnswerWords = {},
): Array<{ pointer: string; message: string; code: 'required' }> {
  const own = {
    pointer,
    message: schema.requiredMessage ?? words.required ?? answerWords.required,
    code: 'required' as const,
  };
  const parts = schema.requiredMessage === undefined ? (schema.required ?? []) : [];
  if (!schema.properties || parts.length === 0) return [own];
  return parts.flatMap((part) => missingAt(schema.properties?.[part] ?? {}, `${pointer}/${part}`, words));
}
