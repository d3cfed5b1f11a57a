/** A line of an address: a letter, and none of the characters that CFPB edits Q660-3/-4 question. */

export function isPlainStreet(value: string): boolean {
  return /\p{L}/u.test(value) && !ODD.test(value);
}

const ODD = /[?!*%^@[\]{}<>_+=]/;
