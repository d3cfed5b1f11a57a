/** E-mails a link that proves the address. Whether there is an account, only the owner of the address learns. */

import { randomUUID } from 'node:crypto';
import type { SiteLinks } from '../../types/site.ts';
import { findAccount } from '../auth/find-account.ts';
import { countAttempt } from '../auth/limit.ts';
import { addressLimit } from '../auth/sign-in.ts';
import { createSignInLink, linkLifetimeMs, type Purpose } from '../auth/sign-in-link.ts';
import { Refusal } from '../errors/refusal.ts';
import { sendMessage } from '../messages/send-message.ts';
import { emailIndex } from '../registration/create-account.ts';
import { type AccountContext, type AccountEffect, textOf } from './account-effect.ts';

type Mail = {
  purpose: Purpose;
  /** Words of the site: with the link, and for an address without an account. */
  message: string;
  /** The key of the site's links that the link leads to. */
  link: keyof SiteLinks;
};

const hour = 60 * 60 * 1000;
const mostAnHour = 6;
const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const sendSignInLink = sendLink('send-sign-in-link', {
  purpose: 'sign-in',
  message: 'signInLink',
  link: 'openSignInLink',
});

export const sendResetLink = sendLink('send-reset-link', {
  purpose: 'reset',
  message: 'resetLink',
  link: 'resetByLink',
});

function sendLink(name: string, mail: Mail): AccountEffect {
  return {
    name,
    run: async (context) => {
      const email = textOf(context.data, 'email').toLowerCase();
      if (email.length > 128 || !shape.test(email)) throw noAddress();
      await limit(context, email);
      await write(context, email, mail);
      return {};
    },
  };
}

async function limit({ backend, orgCode, ip }: AccountContext, email: string) {
  const { db, clock } = backend.world;
  const index = emailIndex(backend.world, orgCode, email);
  const now = clock.now();
  await countAttempt(db, { bucket: `link-ip/${ip}`, most: addressLimit(backend), windowMs: hour }, now);
  await countAttempt(db, { bucket: `link/${index}`, most: mostAnHour, windowMs: hour }, now);
}

// An address without an account gets a message too: the same work, and its owner is not left waiting.
async function write(context: AccountContext, email: string, { purpose, message, link }: Mail) {
  const { backend, orgCode, address } = context;
  const { world, library } = backend;
  const account = await findAccount(world, orgCode, email);
  const uuid = account?.uuid ?? randomUUID();
  const token = await createSignInLink(world.db, { uuid, orgCode }, purpose, world.clock.now());
  const links = library.lender(orgCode).site.links;
  const register = { link: address + (links?.register ?? '/') };
  const open = { link: `${address}${links?.[link] ?? '/'}?token=${token}` };
  const way = { goodForMs: linkLifetimeMs };
  await sendMessage(context, account ? message : 'noAccount', email, account ? open : register, way);
}

function noAddress(): Refusal {
  const sentence = 'Enter your email address first';
  return new Refusal(422, [sentence], { fields: { '/email': sentence } });
}
