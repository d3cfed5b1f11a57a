/** Every page of the flows, to look at with what is known now. Nothing can be sent from a preview. */
import { useState } from 'react';
import type { PageBrief } from '../../engine/content/bundle.ts';
import { stepHref } from '../../engine/journey/linear-place.ts';
import { Link } from '../parts/link.tsx';
import { useCore } from '../platform/api/hooks/use-content.ts';
import { readApplication } from '../platform/api/transport/token.ts';
import type { Core } from '../platform/data/content.ts';
import { useOrg } from '../platform/data/org-context.ts';
import type { Subject } from '../platform/data/subject-store.ts';
import { SearchField } from './search-field.tsx';

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
        {found.map(([id, page]) => (
          <li key={id}>
            <PageRow id={id} page={page} core={core} uuid={uuid} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PageRowProps = { id: string; page: PageBrief; core: Core; uuid: string | undefined };

function PageRow({ id, page: { title, params }, core, uuid }: PageRowProps) {
  const to = params ? undefined : addressOf(core, id, uuid);
  const ways = params ? waysTo(core, params).filter(() => addressOf(core, id, uuid)) : [];
  return (
    <>
      {to ? <Link to={to}>{title}</Link> : <span>{title}</span>}
      <code>{id}</code>
      {ways.length > 0 && (
        <p className="hl-dev-ways">
          {ways.map(({ words, tail }) => (
            <Link key={tail} to={addressOf(core, `${id}${tail}`, uuid) ?? ''}>
              {words}
              <span className="hl-hidden">: {title}</span>
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

type Way = { words: string; tail: string };

// One way for each value that a path parameter may have, called as borrowers read it; none where its values have no words.
function waysTo({ words: known = {} }: Core, params: NonNullable<PageBrief['params']>): Way[] {
  return Object.values(params).reduce<Way[]>(
    (ways, { enum: name }) =>
      ways.flatMap(({ words, tail }) =>
        Object.entries(known[name] ?? {}).map(([value, said]) => ({
          words: words ? `${words}, ${said}` : said,
          tail: `${tail}/${value}`,
        })),
      ),
    [{ words: '', tail: '' }],
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
