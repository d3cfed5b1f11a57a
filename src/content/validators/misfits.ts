/** Reports where a file does not fit its schema. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import type { Misfit, Shapes } from './shape.ts';

/** @param writtenIn the file to blame, where a patch brought the misfit */
export function misfits(shapes: Shapes, path: string, json: unknown, writtenIn = path): ContentIssue[] {
  return shapes.misfits(path, json).map((misfit) => issueOf(misfit, writtenIn));
}

function issueOf({ pointer, message, remedy }: Misfit, file: string): ContentIssue {
  const subject = pointer === '' ? 'the file' : `"${pointer.slice(pointer.lastIndexOf('/') + 1)}"`;
  return issueAt('SHAPE', `${file}#${pointer}`, `${subject} ${message}`, remedy);
}
