/** The blocks a page may use, by name. A new block is one file and one line here. */
import type { BlockComponent } from '../page/page-vocabulary.ts';
import type { Page } from '../platform/data/content.ts';
import { part } from '../platform/jsx/part.tsx';
import { Actions } from './actions.tsx';
import { Alert } from './alert.tsx';
import { Disclosure } from './disclosure.tsx';
import { Form } from './form.tsx';
import { Heading } from './heading.tsx';
import { bringMoreBlocks, laterBlock } from './later-block.tsx';
import { Text } from './text.tsx';

const Applications = part('applications', async () => (await import('./applications.tsx')).Applications);
const Originator = part('originator', async () => (await import('./originator.tsx')).Originator);
const HandOver = part('hand-over', async () => (await import('./hand-over.tsx')).HandOver);
const HandedOver = part('handed-over', async () => (await import('./handed-over.tsx')).HandedOver);
const Accounts = part('accounts', async () => (await import('./accounts.tsx')).Accounts);
const Reminders = part('reminders', async () => (await import('./reminders.tsx')).Reminders);
const Sessions = part('sessions', async () => (await import('./sessions.tsx')).Sessions);
const Consents = part('consents', async () => (await import('./consents.tsx')).Consents);
const QrCode = part('qr-code', async () => (await import('./qr-code.tsx')).QrCodePicture);
const Rows = part('rows', async () => (await import('./rows.tsx')).Rows);
const Chats = part('chats', async () => (await import('./chats.tsx')).Chats);
const WorkList = part('work-list', async () => (await import('./work-list.tsx')).WorkList);
const Message = part('message', async () => (await import('./message.tsx')).Message);

export const blocks: Record<string, BlockComponent> = {
  text: Text,
  actions: Actions,
  heading: Heading,
  alert: Alert,
  form: Form,
  facts: laterBlock('facts'),
  list: laterBlock('list'),
  links: laterBlock('links'),
  documents: laterBlock('documents'),
  'document-list': laterBlock('document-list'),
  timeline: laterBlock('timeline'),
  waiting: laterBlock('waiting'),
  table: laterBlock('table'),
  cards: laterBlock('cards'),
  'equity-bar': laterBlock('equity-bar'),
  disclosure: Disclosure,
  illustration: laterBlock('illustration'),
  countdown: laterBlock('countdown'),
  person: laterBlock('person'),
  originator: Originator,
  applications: Applications,
  accounts: Accounts,
  reminders: Reminders,
  sessions: Sessions,
  consents: Consents,
  'steps-overview': laterBlock('steps-overview'),
  contact: laterBlock('contact'),
  landing: laterBlock('landing'),
  'sign-in': laterBlock('sign-in'),
  comparison: laterBlock('comparison'),
  message: Message,
  'hand-over': HandOver,
  'handed-over': HandedOver,
  'qr-code': QrCode,
  rows: Rows,
  'work-list': WorkList,
  chats: Chats,
};

const atOnce = ['text', 'heading', 'alert', 'form', 'disclosure'];

/** Brings what the blocks of a page need beside the first page's, so that they are drawn with it. What fails is asked for again where it stands. */
export async function bringBlocks({ content = [] }: Page): Promise<void> {
  if (content.every(({ block }) => atOnce.includes(block))) return;
  await bringMoreBlocks().catch(() => undefined);
}
