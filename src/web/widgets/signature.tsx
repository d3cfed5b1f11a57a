/** Signing by typing one's full legal name, shown as it will stand on the documents. It says that typing is signing. */

import type { CSSProperties } from 'react';
import { isRecord } from '../../engine/facts/facts.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { say, sayDate } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { group } from './parts/group.ts';
import { Nested } from './parts/nested.tsx';
import { signatureText } from './parts/signature-text.tsx';
import './signature.css';

/** Value { typedName, initials? }. */
export function Signature(props: WidgetProps<JsonObject, 'signature'>) {
  const value = isRecord(props.value) ? props.value : {};
  const set = (name: string, part: unknown) => {
    const { [name]: _, ...rest } = value;
    const next = part === undefined ? rest : { ...rest, [name]: part };
    props.onChange(Object.keys(next).length ? next : undefined);
  };
  return (
    <div {...group(props)} className="hl-signature">
      <p className="hl-signature-statement">
        {props.options.statement ?? say('signature.statement')} {nameHelp(props)}
      </p>
      <div className="hl-signature-fields">
        <Part of={props} name="typedName" label={say('signature.name')} value={value.typedName} onSet={set} />
        {props.options.initials === true && (
          <Part
            of={props}
            name="initials"
            label={say('signature.initials')}
            value={value.initials}
            onSet={set}
          />
        )}
      </div>
      <Preview value={value} today={props.page.today} />
    </div>
  );
}

type PartProps = {
  of: WidgetProps<JsonObject, 'signature'>;
  name: string;
  label: string;
  value: unknown;
  onSet(name: string, value: unknown): void;
};

function Part({ of, onSet, ...part }: PartProps) {
  return (
    <Nested
      {...part}
      parent={of}
      widget={signatureText}
      width={part.name}
      onChange={(value) => onSet(part.name, value)}
    />
  );
}

function nameHelp({ facts }: WidgetProps<JsonObject, 'signature'>): string {
  const profile = isRecord(facts.profile) ? facts.profile : {};
  const name = isRecord(profile.name) ? profile.name : {};
  const full = [name.first, name.middle, name.last, name.suffix].filter(Boolean).join(' ');
  return full && say('signature.asOnId', { name: full });
}

function Preview({ value, today }: { value: JsonObject; today: string }) {
  const name = String(value.typedName ?? '');
  return (
    <div className="hl-signature-paper" aria-hidden="true">
      <div className="hl-signature-line">
        <span className="hl-signature-x">×</span>
        <span
          className="hl-signature-script"
          style={{ '--letters': Math.max(1, name.length) } as CSSProperties}
        >
          {name}
        </span>
        {Boolean(value.initials) && <span className="hl-signature-initials">{String(value.initials)}</span>}
      </div>
      <div className="hl-signature-foot">
        <span>{say('signature.yours')}</span>
        <span>{sayDate(today, 'signature')}</span>
      </div>
    </div>
  );
}
