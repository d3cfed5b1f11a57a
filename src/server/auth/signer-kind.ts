/** The kind of account that an invitation to sign makes. */
export const signerKind = 'CO_DEEDER';
