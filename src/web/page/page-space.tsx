/** The room of a part of the page that is on its way. */
import { useLoadingWhile } from './loading/use-loading.ts';

export function PageSpace() {
  useLoadingWhile(true);
  return <div className="hl-loading" aria-busy="true" />;
}
