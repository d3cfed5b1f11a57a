/** What this application calls itself to services (specification 000, section 7; 001, section 7). */
export const APPLICATION = 'heloc';
