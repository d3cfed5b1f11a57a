/** What pressing a button sends: the answers, and the key that makes a repeat harmless. */
import type { JsonObject } from './json.ts';

export type Submission = { action: string; data: JsonObject; key: string };
