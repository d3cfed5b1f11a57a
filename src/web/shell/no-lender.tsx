/**
 * Shown when the page came without its lender (ACC-B1): there is no brand to draw with and no one to call, only the
 * reason.
 */
import { Picture } from '../parts/picture.tsx';

/** `detail` says what was missing, for the person who can fix it. */
export function NoLender({ message, detail }: { message: string; detail: string }) {
  return (
    <main className="hl-columns">
      <div className="hl-column hl-plain" role="alert">
        <Picture name="snag" />
        <h1>{message}</h1>
        <p className="hl-note">{detail}</p>
        <div className="hl-plain-buttons">
          <button type="button" className="hl-button" data-kind="primary" onClick={reload}>
            Try again
          </button>
        </div>
      </div>
    </main>
  );
}

function reload(): void {
  window.location.reload();
}
