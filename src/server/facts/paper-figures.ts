/** What a person prints and mails for this application, where it goes, and when the last of it was mailed. */
import type { Figures } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { homeOf } from './home-of.ts';
import { papersWanted } from './papers-wanted.ts';

type Paper = NonNullable<Figures['paper']>;

export async function paperFigures(scope: ApplicationScope): Promise<{ paper: Paper }> {
  const wanted = await papersWanted(scope);
  const { paperMailed = {} } = await stored(scope, 'underwriting');
  const mailed = Object.values(paperMailed);
  return {
    paper: {
      ...(await mailAddress(scope)),
      ...(wanted.length > 0 && {
        titles: wanted.map(({ document }) => document.title).join('; '),
        since: moment(Math.min(...wanted.map(({ since }) => since))),
      }),
      ...(mailed.length > 0 && (await mailedLast(scope, paperMailed))),
    },
  };
}

async function mailedLast(scope: ApplicationScope, mailed: Record<string, number>) {
  const at = Math.max(...Object.values(mailed));
  const last = (await scope.documents.list()).filter(({ uuid }) => mailed[uuid] === at);
  return { mailedAt: moment(at), mailed: last.map(({ title }) => title).join('; ') };
}

/** Mail goes to the home unless the borrower gets it elsewhere. */
async function mailAddress(scope: ApplicationScope): Promise<Pick<Paper, 'to'>> {
  const { mailingSame, mailing } = await stored(scope, 'profile');
  const to = mailingSame === false && mailing ? mailing : (await homeOf(scope)).location;
  return to ? { to } : {};
}

const moment = (at: number) => new Date(at).toISOString();
