/** A scanner for malware. Rejects when it does not answer: a file without an answer stays in quarantine. */
export type ScanVerdict = 'CLEAN' | 'INFECTED';

export type Scanner = { scan(bytes: Uint8Array): Promise<ScanVerdict> };
