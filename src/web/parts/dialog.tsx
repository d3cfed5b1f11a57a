/** A dialog over the page: focus stays inside, Escape closes it, the page behind is inert. Mantine's, in our dress. */
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { ReactNode } from 'react';
import { say } from '../platform/data/say.ts';
import { MantineFrame } from '../platform/theme/mantine-frame.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export type DialogProps = {
  title: string;
  children: ReactNode;
  onClose?: () => void;
  /** For documents: as wide as a page of paper; on a phone, all of its screen. */
  wide?: boolean;
  /** A click outside does not close it. */
  firm?: boolean;
};

/** Open as long as it is drawn. Without `onClose` it can only be answered. */
export function Dialog({ title, children, onClose, wide = false, firm = false }: DialogProps) {
  const close = onClose ?? (() => undefined);
  const isPhone = useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false });
  useReturnFocus();
  return (
    <MantineFrame>
      <Modal
        opened
        centered
        size={wide ? 760 : 480}
        fullScreen={wide && isPhone}
        padding={24}
        title={title}
        onClose={close}
        withCloseButton={onClose !== undefined}
        closeOnClickOutside={onClose !== undefined && !firm}
        closeOnEscape={onClose !== undefined}
        closeButtonProps={{ 'aria-label': say('page.close') }}
        // Its header is not the page's banner.
        attributes={{ header: { role: 'presentation' } }}
        classNames={{ title: 'hl-dialog-title', body: 'hl-dialog-body', content: 'hl-dialog' }}
      >
        {children}
      </Modal>
    </MantineFrame>
  );
}
