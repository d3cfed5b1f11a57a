/** Covers src/server/auth/folded-mailbox.ts. */
import { expect, test } from 'vitest';
import { foldedMailbox } from '../../../src/server/auth/folded-mailbox.ts';

test.each([
  ['sam@example.com', 'sam+heloc@example.com'],
  ['Sam@Example.com', ' sam+a+b@example.com '],
  ['sam.doe@gmail.com', 'SamDoe+x@googlemail.com'],
])('%s and %s reach one person', (one, other) => {
  expect(foldedMailbox(one)).toBe(foldedMailbox(other));
});

test.each([
  ['sam.doe@example.com', 'samdoe@example.com'],
  ['sam@example.com', 'sam@example.org'],
  ['+a@example.com', '+b@example.com'],
  ['sam+x@example.com', 'samx@example.com'],
])('%s and %s are two people', (one, other) => {
  expect(foldedMailbox(one)).not.toBe(foldedMailbox(other));
});
