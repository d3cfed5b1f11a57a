/** Why the location is asked for, said before the browser asks (ACC-L1). All of its words are the page's own. */
import { Suspense } from 'react';
import { isRecord } from '../../../engine/facts/facts.ts';
import { part } from '../../platform/jsx/part.tsx';

const Dialog = part('dialog', async () => (await import('../../parts/dialog.tsx')).Dialog);

export type LocationWords = {
  title: string;
  text: string;
  items: string[];
  label: string;
  cancel: string;
  /** How to enable it once the browser has said no. */
  help: string;
};

/** The words of the option `location`, filled in; undefined where a page says none. */
export function locationWords(
  option: unknown,
  text: (template: string) => string,
): LocationWords | undefined {
  if (!isRecord(option)) return undefined;
  const word = (name: string) => text(String(option[name] ?? ''));
  const items = Array.isArray(option.items) ? option.items.map((item) => text(String(item))) : [];
  return {
    title: word('title'),
    text: word('text'),
    items,
    label: word('label'),
    cancel: word('cancel'),
    help: word('help'),
  };
}

export type LocationAlertProps = { words: LocationWords; onAllow(): void; onCancel(): void };

export function LocationAlert({ words, onAllow, onCancel }: LocationAlertProps) {
  return (
    <Suspense fallback={null}>
      <Dialog title={words.title} onClose={onCancel}>
        <ul className="hl-location-reasons">
          {words.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{words.text}</p>
        <div className="hl-dialog-buttons">
          <button type="button" className="hl-button" data-kind="primary" data-autofocus onClick={onAllow}>
            {words.label}
          </button>
          <button type="button" className="hl-button" data-kind="secondary" onClick={onCancel}>
            {words.cancel}
          </button>
        </div>
      </Dialog>
    </Suspense>
  );
}
