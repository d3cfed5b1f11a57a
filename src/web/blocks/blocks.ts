/** The blocks a page may use, by name. A new block is one file and one line here. */
import { lazy } from 'react';
import type { BlockComponent } from '../page/page-vocabulary.ts';
import { Alert } from './alert.tsx';
import { Cards } from './cards.tsx';
import { Comparison } from './comparison.tsx';
import { Contact } from './contact.tsx';
import { Countdown } from './countdown.tsx';
import { Disclosure } from './disclosure.tsx';
import { Documents } from './documents.tsx';
import { EquityBar } from './equity-bar.tsx';
import { Facts } from './facts.tsx';
import { Form } from './form.tsx';
import { Heading } from './heading.tsx';
import { Illustration } from './illustration.tsx';
import { Landing } from './landing.tsx';
import { Links } from './links.tsx';
import { List } from './list.tsx';
import { OfferSummary } from './offer-summary.tsx';
import { StepsOverview } from './steps-overview.tsx';
import { Table } from './table.tsx';
import { Text } from './text.tsx';
import { Timeline } from './timeline.tsx';
import { Waiting } from './waiting.tsx';

const Applications = lazy(async () => ({ default: (await import('./applications.tsx')).Applications }));
const Originator = lazy(async () => ({ default: (await import('./originator.tsx')).Originator }));
const HandOver = lazy(async () => ({ default: (await import('./hand-over.tsx')).HandOver }));
const Accounts = lazy(async () => ({ default: (await import('./accounts.tsx')).Accounts }));
const Reminders = lazy(async () => ({ default: (await import('./reminders.tsx')).Reminders }));
const Sessions = lazy(async () => ({ default: (await import('./sessions.tsx')).Sessions }));
const Consents = lazy(async () => ({ default: (await import('./consents.tsx')).Consents }));
const Message = lazy(async () => ({ default: (await import('./message.tsx')).Message }));

export const blocks: Record<string, BlockComponent> = {
  text: Text,
  heading: Heading,
  alert: Alert,
  form: Form,
  facts: Facts,
  list: List,
  links: Links,
  documents: Documents,
  timeline: Timeline,
  waiting: Waiting,
  table: Table,
  cards: Cards,
  'offer-summary': OfferSummary,
  'equity-bar': EquityBar,
  disclosure: Disclosure,
  illustration: Illustration,
  countdown: Countdown,
  originator: Originator,
  applications: Applications,
  accounts: Accounts,
  reminders: Reminders,
  sessions: Sessions,
  consents: Consents,
  'steps-overview': StepsOverview,
  contact: Contact,
  landing: Landing,
  comparison: Comparison,
  message: Message,
  'hand-over': HandOver,
};
