/** The link to where facts are changed, in words that say which. Draws nothing once they are locked. */

import { usePageFrame, usePageText } from '../page/page-scope.ts';
import { Link } from '../parts/link.tsx';
import { say } from '../platform/data/say.ts';

type Props = { edit: string | undefined; title: string | undefined };

export function EditLink({ edit, title }: Props) {
  const { href, readOnly } = usePageFrame();
  const text = usePageText(title);
  if (!edit || readOnly) return null;
  return (
    <Link to={href(edit)}>
      {say('page.change')} <span className="hl-hidden">{title ? text(title) : say('page.these')}</span>
    </Link>
  );
}
