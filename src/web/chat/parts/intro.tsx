/** The lender's welcome: all that the chat says of itself (ACC-C21). */
import { useOrg } from '../../data/org-context.ts';

export function Intro() {
  const { welcomeMessage } = useOrg().chat ?? {};
  return welcomeMessage ? <p className="hl-chat-intro">{welcomeMessage}</p> : null;
}
