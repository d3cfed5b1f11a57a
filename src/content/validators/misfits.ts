/** Reports where a file does not fit its schema. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import type { Misfit, Shapes } from './shape.ts';

/** @param writtenIn the file to blame, where a patch brought the misfit */
export function misfits(shapes: Shapes, path: string, json: unknown, writtenIn = path): ContentIssue[] {
  return shapes.misfits(path, json).map((misfit) => issueOf(misfit, writtenIn));
}

function issueOf({ pointer, message, remedy }: Misfit, file: string): ContentIssue {
  const subject = pointer === '' ? 'the file' : `"${pointer.slice(pointer.lastIndexOf('/') + 1)}"`;
  return {
    code: 'SHAPE',
    severity: 'error',
    place: `${file}#${pointer}`,
    message: `${subject} ${message}`,
    remedy,
  };
}
