/** Two tabs wrote the same page (fault F9): what each has, side by side. What was typed here is still here. */
import { Callout } from '../blocks/alert.tsx';
import type { Stale } from './difference.ts';
import './stale-banner.css';

/** `here` is whether the page that was refused is the one on the screen and may still be sent. */
export function StaleBanner({ stale, here, onClose }: { stale: Stale; here: boolean; onClose(): void }) {
  const { title, differences } = stale;
  const [heading, what] = words(here, title, differences.length > 0);
  return (
    <Callout tone="warning" title={heading}>
      <p>{what}</p>
      {differences.length > 0 && (
        <table className="hl-stale">
          <thead>
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">You typed here</th>
              <th scope="col">Saved in the other tab</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <tr key={one.name}>
                <th scope="row">{one.label}</th>
                <td data-label="You typed here">{one.here}</td>
                <td data-label="Saved in the other tab">{one.there}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="button" className="hl-button" data-kind="quiet" data-size="small" onClick={onClose}>
        Close this note
      </button>
    </Callout>
  );
}

function words(here: boolean, title: string, differs: boolean): [heading: string, what: string] {
  if (!differs)
    return [
      'Your application changed in another tab',
      'Nothing that you typed is lost. Look it over and send this page again.',
    ];
  if (here)
    return [
      'This page was changed in another tab',
      'Your answers are still in the form below. Compare, change what you like, and send the page again.',
    ];
  return [
    'Another tab was faster',
    `“${title}” was sent from there. If your answers here are the right ones, tell us and we correct it.`,
  ];
}
