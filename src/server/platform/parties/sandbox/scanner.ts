/** The sandbox's scanner: knows the test file of the anti-malware industry (EICAR), which harms nothing, and nothing else. */
import type { Scanner } from '../common/scanner.ts';

// In two parts, or scanners would remove this file.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export const sandboxScanner = (): Scanner => ({
  scan: async (bytes) => (Buffer.from(bytes).includes(eicar) ? 'INFECTED' : 'CLEAN'),
});
