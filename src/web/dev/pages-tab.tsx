/** Every page of the flows, to look at with what is known now. Nothing can be sent from a preview. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readApplication } from '../api/token.ts';
import { useCore } from '../api/use-content.ts';
import type { Core } from '../data/content.ts';
import { useOrg } from '../data/org-context.ts';
import { stepHref } from '../journey/linear-place.ts';
import { SearchField } from './search-field.tsx';
import type { Subject } from './subject-store.ts';

/** The pages of an application need one: that on the screen, or the one last opened. */
export function PagesTab({ subject }: { subject: Subject | undefined }) {
  const { flows } = useOrg();
  const [sought, setSought] = useState('');
  const uuid = subject?.uuid ?? readApplication();
  return (
    <>
      <SearchField label="Find a page" value={sought} onChange={setSought} />
      <FlowPages flow={flows.application} uuid={uuid} sought={sought} />
      <FlowPages flow={flows.registration} uuid={uuid} sought={sought} />
      <FlowPages flow={flows.support} uuid={uuid} sought={sought} />
    </>
  );
}

type FlowPagesProps = { flow: string; uuid: string | undefined; sought: string };

function FlowPages({ flow, uuid, sought }: FlowPagesProps) {
  const { data: core } = useCore(flow);
  if (!core) return null;
  const words = sought.toLowerCase();
  const found = Object.entries(core.pages).filter(([id, { title }]) =>
    `${id} ${title}`.toLowerCase().includes(words),
  );
  if (found.length === 0) return null;
  return (
    <section aria-label={core.flow.title}>
      <h2>{core.flow.title}</h2>
      <ul className="hl-dev-pages">
        {found.map(([id, { title, params }]) => (
          <li key={id}>
            <PageName id={id} title={title} to={params ? undefined : addressOf(core, id, uuid)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PageName({ id, title, to }: { id: string; title: string; to: string | undefined }) {
  return (
    <>
      {to ? <Link to={to}>{title}</Link> : <span>{title}</span>}
      <code>{id}</code>
    </>
  );
}

function addressOf(core: Core, id: string, uuid: string | undefined): string | undefined {
  if (core.flow.sequence) {
    const href = stepHref(core, id);
    return `${href}${href.includes('?') ? '&' : '?'}preview=1`;
  }
  if (!core.machine) return `/${id}?preview=1`;
  return uuid && `/${uuid}/${id}?preview=1`;
}
