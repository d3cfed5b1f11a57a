/** The drawer of the developers' toolbar: why one is here, the pages, the sample borrowers, flags, lenders, the clock, the session. */
import { Tabs } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Tabs.css';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Subject } from '../platform/data/subject-store.ts';
import { MantineFrame } from '../platform/theme/mantine-frame.tsx';
import { BorrowersTab } from './borrowers-tab.tsx';
import { ClockTab } from './clock-tab.tsx';
import { FlagsTab } from './flags-tab.tsx';
import { LendersTab } from './lenders-tab.tsx';
import { PagesTab } from './pages-tab.tsx';
import { RehearsalTab } from './rehearsal-tab.tsx';
import { SessionTab } from './session-tab.tsx';
import { WhyTab } from './why-tab.tsx';
import './dev-drawer.css';

type Tab = [name: string, label: string, panel: ReactNode];

// `npm run dev` alone says it.
const rehearsed: Tab = ['rehearsal', 'What changes', <RehearsalTab key="rehearsal" />];

export type DevDrawerProps = {
  id: string;
  tab: string;
  onTab(tab: string): void;
  onClose(): void;
  subject: Subject | undefined;
};

/** Docked above the bar on wide screens, a sheet over the page on phones. */
export function DevDrawer({ id, tab, onTab, onClose, subject }: DevDrawerProps) {
  const tabs: Tab[] = [
    ['why', 'Why am I here?', <WhyTab key="why" subject={subject} />],
    ['pages', 'Pages', <PagesTab key="pages" subject={subject} />],
    ['borrowers', 'Borrowers', <BorrowersTab key="borrowers" />],
    ['flags', 'Flags', <FlagsTab key="flags" />],
    ['lenders', 'Lender', <LendersTab key="lenders" />],
    ['clock', 'Clock', <ClockTab key="clock" />],
    ['session', 'Log in', <SessionTab key="session" />],
    ...(import.meta.hot ? [rehearsed] : []),
  ];
  const known = tabs.some(([name]) => name === tab) ? tab : 'why';
  return (
    <div className="hl-dev-drawer" id={id}>
      <MantineFrame>
        <Tabs
          value={known}
          onChange={(next) => next && onTab(next)}
          keepMounted={false}
          className="hl-dev-tabs"
        >
          <div className="hl-dev-head">
            <Tabs.List aria-label="Developer tools">
              {tabs.map(([name, label]) => (
                <Tabs.Tab key={name} value={name}>
                  {label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <a href="/developers/telemetry" target="_blank" rel="noreferrer">
              What was measured <span className="hl-hidden">(opens in a new tab)</span>
            </a>
            <button
              type="button"
              className="hl-dev-close"
              aria-label="Close the developer tools"
              onClick={onClose}
            >
              <IconX size={18} aria-hidden />
            </button>
          </div>
          {tabs.map(([name, , panel]) => (
            <Tabs.Panel key={name} value={name} className="hl-dev-panel" tabIndex={0}>
              {panel}
            </Tabs.Panel>
          ))}
        </Tabs>
      </MantineFrame>
    </div>
  );
}
