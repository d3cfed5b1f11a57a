/** The lender's welcome: all that the chat says of itself (ACC-C21). */
import { useOrg } from '../../platform/data/org-context.ts';
import { welcomeOf } from '../data/welcome.ts';

export function Intro() {
  return <p className="hl-chat-intro">{welcomeOf(useOrg())}</p>;
}
