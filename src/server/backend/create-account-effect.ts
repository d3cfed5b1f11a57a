/** The effects that end registration. They are the server's own: there is no application yet for other effects to work on. */

export const createAccountEffect = 'create-account';

/** The same for a signed-in borrower: an application for the existing account. */
export const createApplicationEffect = 'create-application';
