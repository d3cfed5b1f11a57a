/** What all readers of content are handed: its files, each whole with the parts that it shares. */
import type { ContentIssue } from '../../engine/issues/issue.ts';

/** Path below the root ("flows/heloc/steps.json") -> its JSON; "orgs/<code>/logo.svg" -> its text. */
export type FileTree = ReadonlyMap<string, unknown>;

/** What could be read, and why the rest could not. */
export type Reading = { tree: FileTree; faults: ContentIssue[] };
