/** One named part of an object answer (a street, a balance): its own label, help, widget and error, bound to the parent. */

import type { ComponentType } from 'react';
import { Problem } from '../../parts/problem.tsx';
import { say } from '../../platform/data/say.ts';
import type { Widget, WidgetProps } from '../../platform/data/widget.ts';
import './nested.css';

type Props = {
  parent: Omit<WidgetProps<never>, 'value' | 'onChange'>;
  /** Key inside the object; also the last step of the error pointer. */
  name: string;
  label: string;
  help?: string;
  widget: Omit<Widget, 'name'>;
  value: unknown;
  options?: WidgetProps<unknown>['options'];
  /** "half" and "third" stand side by side from 480 px. */
  width?: string;
  /** Pointer of the object inside the parent: "" for the parent itself, "/0" for its first item. */
  at?: string;
  /** The parent's own label may stand for a single part: then this one is only spoken. */
  quiet?: boolean;
  onChange(value: unknown): void;
};

/** The id is the parent's id, the steps of the pointer and the name, so that an error link finds the control. */
export function Nested(props: Props) {
  const { parent, name, widget, at = '' } = props;
  const id = `${parent.id}${at.replaceAll('/', '-')}-${name}`;
  const error = parent.errors?.[`${at}/${name}`];
  const describedBy = [props.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  // The registry shows widgets from their safe side; here the schema has already said what the value is.
  const Component = widget.Component as ComponentType<WidgetProps<unknown>>;
  return (
    <div className="hl-nested" data-width={props.width} data-layout={widget.layout}>
      <NestedLabel {...props} id={id} required={isRequired(props)} />
      {props.help && (
        <p className="hl-help" id={`${id}-help`}>
          {props.help}
        </p>
      )}
      <div className="hl-nested-control">
        <Component {...inner(props)} id={id} invalid={Boolean(error)} {...(describedBy && { describedBy })} />
      </div>
      {error && <Problem id={`${id}-error`} text={error} />}
    </div>
  );
}

function NestedLabel({ widget, label, id, required, quiet }: Props & { id: string; required: boolean }) {
  if (widget.layout === 'bare') return null;
  const className = quiet ? 'hl-hidden' : 'hl-label';
  const words = (
    <>
      {label} {!required && <span className="hl-optional">{say('page.optional')}</span>}
    </>
  );
  if (widget.layout === 'group')
    return (
      <div id={`${id}-label`} className={className}>
        {words}
      </div>
    );
  return (
    <label id={`${id}-label`} htmlFor={id} className={className}>
      {words}
    </label>
  );
}

function inner({ parent, name, label, value, options = {}, at = '', onChange }: Props) {
  const { describedBy: _, error: __, errors, ...rest } = parent;
  const schema = partSchema(parent, name, at);
  const inside = errorsBelow(errors, `${at}/${name}`);
  const leavePart = (part: string) =>
    parent.onPartBlur ? parent.onPartBlur(`${at}/${name}${part}`) : parent.onBlur();
  return {
    ...rest,
    ...(inside && { errors: inside }),
    onBlur: () => leavePart(''),
    onPartBlur: leavePart,
    name: `${parent.name}${at}/${name}`,
    label,
    value,
    onChange,
    options,
    schema,
    required: isRequired({ parent, name, at }),
  };
}

// A part may have parts of its own: their errors are named from it.
function errorsBelow(errors: Record<string, string> = {}, pointer: string) {
  const below = Object.entries(errors).filter(([key]) => key.startsWith(`${pointer}/`));
  if (below.length === 0) return undefined;
  return Object.fromEntries(below.map(([key, message]) => [key.slice(pointer.length), message]));
}

function isRequired({ parent, name, at = '' }: Pick<Props, 'parent' | 'name' | 'at'>): boolean {
  const owner = at ? parent.schema.items : parent.schema;
  return owner?.required?.includes(name) ?? false;
}

function partSchema(parent: Props['parent'], name: string, at: string) {
  const owner = at ? parent.schema.items : parent.schema;
  return owner?.properties?.[name] ?? {};
}
