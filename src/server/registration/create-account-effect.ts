/** The effect that ends registration. It is the server's own: there is no application yet for other effects to work on. */

export const createAccountEffect = 'create-account';
