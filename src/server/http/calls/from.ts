/** Where a submission came from, as consents and audits keep it. `timeZone` is the browser's, where it named a known one. */
export type From = { ip: string; userAgent: string; timeZone?: string };
