/** Lets a box whose text is rewritten at each key stand as it is while an input method composes: it would lose its word. */
import { type ChangeEvent, useState } from 'react';

/** Props (`box`) for a box that shows `shown`; `tell` hears every text, also one that is still being composed. */
export function useComposed(shown: string, tell: (text: string) => void) {
  const [composed, setComposed] = useState<string>();
  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing;
    setComposed(isComposing ? currentTarget.value : undefined);
    tell(currentTarget.value);
  };
  const box = { value: composed ?? shown, onChange: type, onCompositionEnd: () => setComposed(undefined) };
  return { box, isComposing: composed !== undefined };
}
