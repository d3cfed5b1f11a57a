/** The account menu of those who are signed in: the site's own menus (N1–N4), as its content lists them. */
import { Link } from 'react-router-dom';
import type { MenuItem } from '../../types/site.ts';
import { useCore } from '../api/use-content.ts';
import { useOrg } from '../data/org-context.ts';
import { setFeedbackOpen } from '../feedback/feedback-store.ts';
import { FLOWS } from '../journey/site-map.ts';
import { useLeave } from '../survey/use-leave.ts';
import { useLogout } from './use-logout.ts';

const GROUPS = ['side', 'apps', 'profile'];

/** Entries behind a feature toggle show only while it is on. */
export function AccountMenu() {
  const menus = useCore(FLOWS.support).data?.site?.menus ?? {};
  const { publicFeatureToggles } = useOrg();
  const shown = ({ toggle, signedIn }: MenuItem) =>
    signedIn !== false && (!toggle || publicFeatureToggles[toggle] === true);
  const groups = GROUPS.map((name) => (menus[name] ?? []).filter(shown)).filter((items) => items.length > 0);
  return groups.map((items, index) => (
    <ul className="hl-menu-list" key={GROUPS[index]}>
      {items.map((item) => (
        <li key={item.label}>
          <Entry item={item} />
        </li>
      ))}
    </ul>
  ));
}

function Entry({ item }: { item: MenuItem }) {
  const logout = useLogout();
  const leave = useLeave();
  const actions: Record<string, () => unknown> = {
    'action:logout': () => leave(logout),
    'action:feedback': () => setFeedbackOpen(true),
  };
  const act = Object.hasOwn(actions, item.to) ? actions[item.to] : undefined;
  if (!act) return <Link to={item.to}>{item.label}</Link>;
  return (
    <button type="button" onClick={() => void act()}>
      {item.label}
    </button>
  );
}
