/** A bank's nine-digit routing number, with a picture of a check that shows where it stands. */

import { cleanText } from '../../engine/text/clean-text.ts';
import type { WidgetProps } from '../data/widget.ts';
import { CheckPicture } from './parts/check-picture.tsx';
import { control } from './parts/control.ts';

/** The answer is the digits without spaces, or the text as typed. */
export function RoutingNumber(props: WidgetProps<string, 'routing-number'>) {
  return (
    <>
      {props.options.picture !== false && <CheckPicture routing={props.value ?? ''} />}
      <input
        {...control(props)}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="hl-input hl-number hl-spaced hl-medium"
        value={props.value ?? ''}
        onChange={(event) => props.onChange(cleanText(event.target.value).replace(/[\s-]/g, '') || undefined)}
        onBlur={props.onBlur}
      />
    </>
  );
}
