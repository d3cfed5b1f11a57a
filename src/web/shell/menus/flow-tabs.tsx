/** Ways between the parts of a flow, above its pages. The part that is open is marked, on its first page and on those that belong to it. */
import { addressIn } from '../../../engine/journey/address-in.ts';
import { Link } from '../../parts/link.tsx';
import type { Core } from '../../platform/data/content.ts';
import './flow-tabs.css';

/** Nothing for a flow without tabs. @param id the page that is open */
export function FlowTabs({ core: { flow }, id }: { core: Core; id: string }) {
  const { label = '', items = [] } = flow.tabs ?? {};
  if (items.length === 0) return null;
  return (
    <nav className="hl-tabs" aria-label={label}>
      <ul>
        {items.map(({ label: name, pages }) => (
          <li key={name}>
            <Link to={addressIn(flow, '', pages[0])} aria-current={markOf(pages, id)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function markOf(pages: readonly string[], id: string): 'page' | 'true' | undefined {
  if (pages[0] === id) return 'page';
  return pages.includes(id) ? 'true' : undefined;
}
