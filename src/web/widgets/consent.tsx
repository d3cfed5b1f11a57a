/**
 * A consent: the text readable where it stands, printable, its checkbox below and never ticked for the borrower.
 * The text is the page's (`page.consents`), so what is read here is what is recorded.
 */
import { IconExternalLink, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Markdown } from '../blocks/markdown.tsx';
import { isObject } from '../data/json.ts';
import { Check } from './parts/check.tsx';
import { textOption } from './parts/option.ts';
import { printPart } from './parts/print-part.ts';
import type { Widget, WidgetProps } from './widget.ts';
import './consent.css';

export const consent: Widget = { name: 'consent', layout: 'bare', Component: Consent };

const LONG = 420; // characters; a longer text scrolls inside its panel

/** `options.consent`: key of the page's consent; `options.document` { label, href }: must be opened before ticking. */
function Consent(props: WidgetProps<boolean>) {
  const [opened, setOpened] = useState(false);
  const key = textOption(props.options, 'consent', props.name);
  const text = textOption(props.options, 'consentText') || props.page.consents[key]?.text || '';
  const file = isObject(props.options.document) ? props.options.document : undefined;
  const locked = file !== undefined && !opened && props.value !== true;
  return (
    <div className="hl-consent" id={`${props.id}-consent`} data-invalid={props.invalid}>
      <Panel id={props.id} label={props.label} text={text} />
      {file && (
        <DocumentLink
          label={textOption(file, 'label', 'Open the document')}
          href={textOption(file, 'href')}
          locked={locked}
          onOpen={() => setOpened(true)}
        />
      )}
      <div className="hl-consent-check">
        <Check
          of={{ ...props, disabled: props.disabled || locked }}
          checked={props.value === true}
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
  const scroll = long ? { tabIndex: 0, role: 'region', 'aria-label': `Full text: ${label}` } : {};
  return (
    <>
      <div className="hl-consent-text" data-long={long} {...scroll}>
        <Markdown text={text} />
      </div>
      {long && (
        <button type="button" className="hl-consent-print" onClick={() => printPart(`${id}-consent`)}>
          <IconPrinter size={18} stroke={1.75} aria-hidden="true" />
          Print this text
        </button>
      )}
    </>
  );
}

type LinkProps = { label: string; href: string; locked: boolean; onOpen(): void };

function DocumentLink({ label, href, locked, onOpen }: LinkProps) {
  return (
    <p className="hl-consent-document">
      <a href={href} target="_blank" rel="noopener" onClick={onOpen}>
        {label}
        <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
        <span className="hl-hidden"> (opens in a new tab)</span>
      </a>
      {locked && <span className="hl-note">Open it first, then tick the box.</span>}
    </p>
  );
}
