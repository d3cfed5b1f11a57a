/** Makes the issue of a file or folder that we refuse to read. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';

/** @param fault the end of a sentence: "is a link." */
export function refused(place: string, fault: string): ContentIssue {
  const subject = place.endsWith('/') ? 'the folder' : 'the file';
  const remedy = 'Content is plain files of a moderate size in plain folders: put the file itself there.';
  return issueAt('FILE_REFUSED', place, `${subject} ${fault}`, remedy);
}
