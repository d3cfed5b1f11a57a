/** The thread that decodes and draws pictures: there is one, whoever asks. */
import { inThread } from './in-thread.ts';

/** `edges`: the longest edge of each picture wanted, in pixels, the largest first; none to have it decoded only. */
type Job = { bytes: Uint8Array; mediaType: string; megapixels: number; edges: number[] };
type Drawn = { pictures: Uint8Array[] } | { fault: 'unreadable' };

const program = new URL('./picture-thread.mjs', import.meta.url);

export const pictureInThread = inThread<Job, Drawn>(program, { patienceMs: 60_000, megabytes: 256 });
