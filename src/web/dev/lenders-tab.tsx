/** The same page as another lender's visitors see it. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOrg } from '../platform/data/org-context.ts';
import { SearchField } from './search-field.tsx';
import { useToolbarData } from './use-toolbar-data.ts';

/** A session belongs to one lender: on a page of an application the other one asks to log in first. */
export function LendersTab() {
  const { data } = useToolbarData();
  const { orgCode, basePath } = useOrg();
  const { pathname, search } = useLocation();
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase();
  const found = data?.lenders.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(words));
  return (
    <>
      <SearchField label="Find a lender" value={sought} onChange={setSought} />
      <ul className="hl-dev-lenders">
        {found?.map(({ code, name, color }) => (
          <li key={code}>
            <a
              href={`${basePath}${pathname}${withOrg(search, code)}`}
              aria-current={code === orgCode ? 'true' : undefined}
            >
              <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
                <circle cx="7" cy="7" r="7" fill={color} />
              </svg>
              <span>{name}</span> <code>{code}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function withOrg(search: string, code: string): string {
  const query = new URLSearchParams(search);
  query.set('org', code);
  return `?${query}`;
}
