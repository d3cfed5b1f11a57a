/** The way to where facts are changed, in words that say which. Nothing where nothing may be changed any more. */
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
