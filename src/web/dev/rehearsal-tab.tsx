/** What the edit that was saved last does to people under way, as `npm run dev` said: the lines of `flow rehearse`. */
import { createStore } from '../platform/data/create-store.ts';
import { useStore } from '../platform/data/use-store.ts';

/** '' while it does nothing to them. */
export const rehearsal = createStore('');

export function RehearsalTab() {
  const said = useStore(rehearsal);
  return (
    <pre className="hl-dev-rehearsal">
      {said || 'Since the last commit nothing differs for people under way.'}
    </pre>
  );
}
