/** What a borrower may want to do on any page, such as to stop: the flow's own links, each while its rule holds. */
import type { Facts } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import { addressIn } from '../../engine/journey/address-in.ts';
import { pageLinks } from '../../engine/journey/page-links.ts';
import { Link } from '../parts/link.tsx';
import type { Core } from '../platform/data/content.ts';

/** Nothing is drawn before there is an application. */
export function PageLinks({ core, facts }: { core: Core; facts: Facts }) {
  const uuid = readPath(facts, 'application.uuid');
  if (typeof uuid !== 'string') return null;
  return pageLinks(core, facts).map(({ label, to }) => (
    <p key={to} className="hl-application-id">
      <Link to={addressIn(core.flow, uuid, to)}>{label}</Link>
    </p>
  ));
}
