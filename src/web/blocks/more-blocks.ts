/** The blocks of pages that tell more than a form does: they come with the first page that shows any. */
import type { BlockComponent } from '../page/page-vocabulary.ts';
import { Cards } from './cards.tsx';
import { Comparison } from './comparison.tsx';
import { Contact } from './contact.tsx';
import { Countdown } from './countdown.tsx';
import { DocumentList } from './document-list.tsx';
import { Documents } from './documents.tsx';
import { EquityBar } from './equity-bar.tsx';
import { Facts } from './facts.tsx';
import { Illustration } from './illustration.tsx';
import { Landing } from './landing.tsx';
import { Links } from './links.tsx';
import { List } from './list.tsx';
import { Person } from './person.tsx';
import { SignIn } from './sign-in.tsx';
import { StepsOverview } from './steps-overview.tsx';
import { Table } from './table.tsx';
import { Timeline } from './timeline.tsx';
import { Waiting } from './waiting.tsx';

export const moreBlocks = {
  cards: Cards,
  comparison: Comparison,
  contact: Contact,
  countdown: Countdown,
  documents: Documents,
  'equity-bar': EquityBar,
  facts: Facts,
  illustration: Illustration,
  landing: Landing,
  links: Links,
  list: List,
  person: Person,
  'sign-in': SignIn,
  'steps-overview': StepsOverview,
  table: Table,
  'document-list': DocumentList,
  timeline: Timeline,
  waiting: Waiting,
} satisfies Record<string, BlockComponent>;
