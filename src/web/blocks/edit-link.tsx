/** The link to where facts are changed, in words that say which. Draws nothing once they are locked. */
import { Link } from 'react-router-dom';
import { usePageScope } from '../page/page-scope.ts';

type Props = { edit: string | undefined; title: string | undefined };

export function EditLink({ edit, title }: Props) {
  const { text, href, readOnly } = usePageScope();
  if (!edit || readOnly) return null;
  return (
    <Link to={href(edit)}>
      Change <span className="hl-hidden">{title ? text(title) : 'these answers'}</span>
    </Link>
  );
}
