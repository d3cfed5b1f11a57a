/** Where the focus goes when the button that was pressed goes away: to the reply once the chat is the reader's own, else to its name. */
import { type RefObject, useEffect, useRef } from 'react';

export type Focus = {
  title: RefObject<HTMLHeadingElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The next change of the chat is the reader's doing: the focus follows it. */
  follows(): void;
};

type Standing = { isMine: boolean; isTaken: boolean; isOver: boolean };

/** @param isChosen the chat was opened by a press just now */
export function useFocus(isChosen: boolean, { isMine, isTaken, isOver }: Standing): Focus {
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isFollowed = useRef(false);
  useEffect(() => {
    if (isChosen) title.current?.focus();
  }, [isChosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them takes a button away
  useEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    (isMine ? field : title).current?.focus();
  }, [isMine, isTaken, isOver]);
  return {
    title,
    field,
    follows: () => {
      isFollowed.current = true;
    },
  };
}
