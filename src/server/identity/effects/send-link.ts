/** Emails a link that proves the address. Only the owner of the address learns whether there is an account. */

import { randomUUID } from 'node:crypto';
import type { SiteLinks } from '../../../types/site.ts';
import { findAccount } from '../../auth/find-account.ts';
import { knownBrowser } from '../../auth/known-browser.ts';
import { countFrom, countToward, hasRoom } from '../../auth/limit.ts';
import { createSignInLink, type Purpose } from '../../auth/sign-in-link.ts';
import { days, hours, limitsOf, minutes } from '../../facts/limits-of.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { emailIndex } from '../../platform/crypto/email-index.ts';
import { refuseField } from '../../platform/errors/refuse-field.ts';
import { says } from '../../platform/language/said.ts';
import { type AccountContext, type AccountEffect, textOf } from './account-effect.ts';

type Mail = {
  purpose: Purpose;
  /** The site's words: one text with the link, one for an address without an account. */
  message: string;
  /** The key of the site's links that the link leads to. */
  link: keyof SiteLinks;
};

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
    event: 'link-sent',
    run: async (context) => {
      const email = textOf(context.data, 'email').toLowerCase();
      if (email.length > 128 || !shape.test(email)) throw noAddress();
      await limit(context, email);
      await write(context, email, mail);
      return {};
    },
  };
}

async function limit(context: AccountContext, email: string) {
  const { backend, orgCode, ip } = context;
  const who = emailIndex(backend.world, orgCode, email);
  await countFrom(backend, 'link', ip, hours(1));
  const known = await knownBrowser(backend.world, orgCode, email, context);
  const { linksPerHour } = limitsOf(backend.world, orgCode).login;
  await countToward(backend, context, { what: 'link', who, known, most: linksPerHour, windowMs: hours(1) });
}

// An address without an account gets a message too: the same work, and its owner does not wait in vain.
async function write(context: AccountContext, email: string, { purpose, message, link }: Mail) {
  const { backend, orgCode, address } = context;
  const { world, library } = backend;
  const account = await findAccount(world, orgCode, email);
  const uuid = account?.uuid ?? randomUUID();
  const lifetimeMs = minutes(limitsOf(world, orgCode).login.linkMinutes);
  const token = await createSignInLink(
    world.db,
    { uuid, orgCode },
    { purpose, lifetimeMs },
    world.clock.now(),
  );
  const links = library.lender(orgCode).site.links;
  const register = { link: address + (links?.register ?? '/') };
  // Behind the #, where no log, proxy or referrer sees it (FINDING-D11).
  const open = { link: `${address}${links?.[link] ?? '/'}#token=${token}` };
  // An owner without an account hears of it once a day (FINDING-D11). Further messages are written, but not delivered.
  const bucket = `no-account/${emailIndex(world, orgCode, email)}`;
  const isNews = await hasRoom(world.db, { bucket, most: 1, windowMs: days(1) }, world.clock.now());
  const way = { goodForMs: account || isNews ? lifetimeMs : 0 };
  await sendMessage(context, account ? message : 'noAccount', email, account ? open : register, way);
}

const noAddress = () => refuseField('email', says('account.enterEmail'));
