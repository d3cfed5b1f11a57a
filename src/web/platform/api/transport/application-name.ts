/** What this application calls itself to services (SPEC-10). */
export const APPLICATION = 'heloc';
