/** A panel that slides in over the page: focus stays inside, Escape closes it, the page behind is inert. Mantine's, in our dress. */
import { Drawer as MantineDrawer } from '@mantine/core';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import type { ReactNode } from 'react';
import { say } from '../platform/data/say.ts';
import { MantineFrame } from '../platform/theme/mantine-frame.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export type DrawerProps = {
  title: string;
  /** The edge that it comes from. */
  from: 'right' | 'bottom';
  onClose: () => void;
  children: ReactNode;
};

/** Open as long as it is drawn; the focus goes back to where it came from. */
export function Drawer({ title, from, onClose, children }: DrawerProps) {
  useReturnFocus();
  return (
    <MantineFrame>
      <MantineDrawer
        opened
        position={from}
        size={from === 'right' ? 'min(360px, 88vw)' : 'auto'}
        padding={20}
        title={title}
        onClose={onClose}
        closeButtonProps={{ 'aria-label': say('page.close') }}
        // Its header is not the page's banner.
        attributes={{ header: { role: 'presentation' } }}
        classNames={{ title: 'hl-dialog-title', content: `hl-drawer-content hl-drawer-${from}` }}
      >
        {children}
      </MantineDrawer>
    </MantineFrame>
  );
}
