/** The effects that end registration. They are the server's own: there is no application yet for other effects to work on. */

export const createAccountEffect = 'create-account';

/** The same for somebody who is signed in: an application for the account that they have. */
export const createApplicationEffect = 'create-application';
