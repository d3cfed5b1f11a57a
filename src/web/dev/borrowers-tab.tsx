/** The sandbox's sample borrowers: who they are, what happens to them, and a new application as any of them. */
import { useState } from 'react';
import { Callout } from '../parts/callout.tsx';
import { useOrg } from '../platform/data/org-context.ts';
import { SearchField } from './search-field.tsx';
import { useStart } from './use-start.ts';
import { type Persona, useToolbarData } from './use-toolbar-data.ts';

/** One press starts the application; the link walks the registration manually. */
export function BorrowersTab() {
  const { data, error } = useToolbarData();
  const start = useStart();
  const [sought, setSought] = useState('');
  if (error) return <p className="hl-dev-empty">The sandbox did not answer.</p>;
  const words = sought.toLowerCase();
  const found = data?.personas.filter(({ key, surname, expects, home }) =>
    `${key} ${surname} ${expects} ${home.state}`.toLowerCase().includes(words),
  );
  return (
    <>
      <SearchField label="Find a borrower" value={sought} onChange={setSought} />
      <div role="alert">
        {start.failed && (
          <Callout tone="danger" title="That did not work">
            {start.failed}
          </Callout>
        )}
      </div>
      <ul className="hl-dev-borrowers" aria-busy={start.busy !== undefined}>
        {found?.map((persona) => (
          <Borrower
            key={persona.key}
            persona={persona}
            busy={start.busy}
            onStart={() => void start.run(persona, data?.steps ?? [])}
          />
        ))}
      </ul>
    </>
  );
}

type BorrowerProps = { persona: Persona; busy: string | undefined; onStart(): void };

function Borrower({ persona: { key, surname, expects, home }, busy, onStart }: BorrowerProps) {
  const { basePath, site } = useOrg();
  return (
    <li>
      <p className="hl-dev-name">
        <strong>{surname}</strong> <span>{String(home.state)}</span> <code>{key}</code>
      </p>
      <p className="hl-dev-expects">{expects}</p>
      <p className="hl-dev-choices">
        <button type="button" className="hl-link-button" disabled={busy !== undefined} onClick={onStart}>
          {busy === key ? 'Starting …' : 'Start'}
          <span className="hl-hidden"> as {surname}</span>
        </button>
        <a href={`${basePath}${site.links.register}?persona=${key}`}>
          Register by hand<span className="hl-hidden"> as {surname}</span>
        </a>
      </p>
    </li>
  );
}
