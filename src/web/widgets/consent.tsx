/**
 * A consent: the text readable where it stands, printable, its checkbox below and never checked for the borrower.
 * The text is the page's (`page.consents`), so what is read here is what is recorded.
 */

import { IconPrinter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Markdown } from '../parts/markdown.tsx';
import { say } from '../platform/data/say.ts';
import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { Check } from './parts/check.tsx';
import './consent.css';
import { part } from '../platform/jsx/part.tsx';

export const consent: Widget = { name: 'consent', layout: 'bare', Component: Consent };

const ConsentSample = part(
  'consent-sample',
  async () => (await import('./parts/consent-sample.tsx')).ConsentSample,
);

const LONG = 420; // characters; a longer text scrolls inside its panel

/** A document that the consent names must be opened before the box can be checked. */
function Consent(props: WidgetProps<boolean, 'consent'>) {
  const [opened, setOpened] = useState(false);
  const said = props.page.consents[props.options.consent];
  const locked = said?.opens !== undefined && !opened && props.value !== true;
  return (
    <div className="hl-consent" id={`${props.id}-consent`} data-invalid={props.invalid}>
      <Panel id={props.id} label={props.label} text={said?.text ?? ''} />
      {said?.opens && !props.disabled && (
        <Suspense fallback={<p className="hl-consent-document" />}>
          <ConsentSample
            {...said.opens}
            load={props.page.sample}
            opened={!locked}
            onOpened={() => setOpened(true)}
          />
        </Suspense>
      )}
      <div className="hl-consent-check">
        <Check
          of={{ ...props, disabled: props.disabled || locked }}
          checked={props.value === true}
          data-drawn={props.value === true}
          label={props.label}
          onCheck={props.onChange}
        />
      </div>
    </div>
  );
}

function Panel({ id, label, text }: { id: string; label: string; text: string }) {
  const long = text.length > LONG;
  // Only a region that scrolls takes the focus, so that the arrow keys can move it.
  const scroll = long
    ? { tabIndex: 0, role: 'region', 'aria-label': say('consent.fullText', { label }) }
    : {};
  return (
    <>
      <div className="hl-consent-text" data-long={long} {...scroll}>
        <Markdown text={text} />
      </div>
      {long && (
        <button type="button" className="hl-consent-print" onClick={() => printPart(`${id}-consent`)}>
          <IconPrinter size={18} stroke={1.75} aria-hidden="true" />
          {say('consent.print')}
        </button>
      )}
    </>
  );
}

/** Prints one part of the page and nothing else; consent.css hides the rest while the mark is set. */
function printPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  document.documentElement.dataset.printing = 'part';
  part.dataset.printed = 'true';
  window.print();
  delete document.documentElement.dataset.printing;
  delete part.dataset.printed;
}
