/** Where a file does not have the shape of its language. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import type { Misfit, Shapes } from './shape.ts';

/** @param writtenIn the file to name, where another brought what does not fit */
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
