/** A sentence from the server, with some of its words as a link. */
import { Link } from '../parts/link.tsx';

export type Way = { words: string; to: string };

/** Follows only paths of this site; drops a link whose words are not in the sentence. */
export function SaidMessage({ message, way }: { message: string; way?: Way | undefined }) {
  const at = way?.to.startsWith('/') ? message.indexOf(way.words) : -1;
  if (!way || at < 0) return <p>{message}</p>;
  return (
    <p>
      {message.slice(0, at)}
      <Link to={way.to}>{way.words}</Link>
      {message.slice(at + way.words.length)}
    </p>
  );
}
