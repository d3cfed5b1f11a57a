/** A consent keeps its version only while it keeps its words: a version must say what borrowers agreed to. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import type { RecordedConsent } from '../../types/consents.ts';
import type { FileTree } from '../files/file-tree.ts';
import { type AskedConsent, askedConsents, recordedConsents, recordFile } from './consent-record.ts';

/** Every consent that differs from its recorded version, or is not recorded. Parts of a product without site.json have no record. */
export function lintConsents(tree: FileTree): ContentIssue[] {
  if (!tree.has('flows/site.json')) return [];
  const recorded = recordedConsents(tree);
  return askedConsents(tree).flatMap((asked): ContentIssue[] => {
    const versions = Object.hasOwn(recorded, asked.key) ? recorded[asked.key] : undefined;
    const known = versions && Object.hasOwn(versions, asked.version) ? versions[asked.version] : undefined;
    if (!known) return [unrecorded(asked)];
    const what = difference(known, asked.entry);
    return what === undefined ? [] : [changed(asked, what)];
  });
}

function difference(known: RecordedConsent, now: RecordedConsent): string | undefined {
  if (known.type !== now.type) return `its type was ${known.type}`;
  if (known.must !== now.must) return known.must ? 'nobody went on without it' : 'one could go on without it';
  return known.sha256 === now.sha256 ? undefined : 'it had other words';
}

function changed({ place, version }: AskedConsent, what: string): ContentIssue {
  const message = `version "${version}" is another consent: ${what}.`;
  const remedy = 'Write a new version, then run npm run flow -- consents; or take the change back.';
  return issueAt('CONSENT_CHANGED', place, message, remedy);
}

function unrecorded({ place, version }: AskedConsent): ContentIssue {
  const message = `version "${version}" is not in ${recordFile}.`;
  const remedy = 'Run npm run flow -- consents, which adds it.';
  return issueAt('CONSENT_UNRECORDED', place, message, remedy);
}
