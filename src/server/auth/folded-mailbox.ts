/** Whose mailbox an address reaches. Only for comparing people: mail goes to the address as it was given. */

const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The same for `Sam.Doe+home@gmail.com` and `samdoe@gmail.com`: a tag makes no other person, nor do dots at Gmail. */
export function foldedMailbox(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return dotless.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
}
