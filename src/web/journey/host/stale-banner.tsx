/** Two tabs wrote the same page (FAULT-9): what each has, side by side. What was typed here is still here. */

import { useEffect } from 'react';
import { interpolate } from '../../../engine/text/interpolate.ts';
import type { SiteWords } from '../../../types/site.ts';
import { announce } from '../../parts/announcer.tsx';
import { Callout } from '../../parts/callout.tsx';
import { say } from '../../platform/data/say.ts';
import { useWords } from '../../platform/data/use-words.ts';
import type { Stale } from './difference.ts';
import './stale-banner.css';

/** `here` is whether the page that was refused is the one on the screen and may still be sent. */
export function StaleBanner({ stale, here, onClose }: { stale: Stale; here: boolean; onClose(): void }) {
  const { differences } = stale;
  const [heading, what] = said(useWords().otherTab, here, stale);
  useEffect(() => announce(heading), [heading]);
  return (
    <Callout tone="warning" title={heading}>
      <p>{what}</p>
      {differences.length > 0 && (
        <table className="hl-stale">
          <thead>
            <tr>
              <th scope="col">{say('page.answer')}</th>
              <th scope="col">{say('page.youTyped')}</th>
              <th scope="col">{say('page.otherTab')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <tr key={one.name}>
                <th scope="row">{one.label}</th>
                <td data-label={say('page.youTyped')}>{one.here}</td>
                <td data-label={say('page.otherTab')}>{one.there}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="button" className="hl-button" data-kind="quiet" data-size="small" onClick={onClose}>
        {say('page.closeNote')}
      </button>
    </Callout>
  );
}

type Words = SiteWords['otherTab'];

function said(words: Words, here: boolean, { title, differences }: Stale): [heading: string, what: string] {
  if (differences.length === 0) return [words.changed, words.changedText];
  if (here) return [words.differs, words.differsText];
  return [words.faster, interpolate(words.fasterText, { title })];
}
