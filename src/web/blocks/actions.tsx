/** Buttons of the page where they belong: beside what they answer, not at its end. */
import type { ActionsBlock } from '../../types/page.ts';
import { ActionsBar } from '../page/actions-bar.tsx';
import type { BlockProps } from '../page/page-blocks.tsx';

/** The buttons that it names and that can be pressed now. */
export function Actions({ block }: BlockProps<ActionsBlock>) {
  return <ActionsBar only={block.only} />;
}
