/** A bank's nine-digit routing number, with a picture of a check that shows where it stands. */

import type { WidgetProps } from '../platform/data/widget.ts';
import { CheckPicture } from './parts/check-picture.tsx';
import { control } from './parts/control.ts';
import { useComposed } from './parts/use-composed.ts';
import { bareText } from './typing/bare-text.ts';

/** The answer is the digits without spaces, or the text as typed. */
export function RoutingNumber(props: WidgetProps<string, 'routing-number'>) {
  const bound = useComposed(props.value ?? '', (text) => props.onChange(bareText(text)));
  return (
    <>
      {props.options.picture !== false && <CheckPicture routing={props.value ?? ''} />}
      <input
        {...control(props)}
        {...bound.box}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="hl-input hl-number hl-spaced hl-medium"
        onBlur={props.onBlur}
      />
    </>
  );
}
