/** The account menu of those who are signed in. */
import { Link } from 'react-router-dom';
import { useLogout } from './use-logout.ts';

/** Dashboard and logout; further entries come from the site's own menus. */
export function AccountMenu() {
  const logout = useLogout();
  return (
    <ul className="hl-menu-list">
      <li>
        <Link to="/dashboard">Dashboard</Link>
      </li>
      <li>
        <Link to="/contact">Support</Link>
      </li>
      <li>
        <button type="button" onClick={() => void logout()}>
          Logout
        </button>
      </li>
    </ul>
  );
}
