/** A sentence of the server's, with the words in it that lead somewhere as a link. */
import { Link } from 'react-router-dom';

export type Way = { words: string; to: string };

/** Only a path of this site is followed; a way whose words are not in the sentence is left out. */
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
