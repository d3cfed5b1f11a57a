/** Someone whom the borrower meets, with a drawn face. The drawing says nothing, so it is hidden from screen readers. */
import type { PersonBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageText } from '../page/page-scope.ts';
import { Face } from '../parts/face.tsx';
import './person.css';

/** Where the facts tell no name, the role is the name. */
export function Person({ block }: BlockProps<PersonBlock>) {
  const text = usePageText(block);
  const [named, role] = [text(block.name), text(block.role)];
  const name = named === '—' ? '' : named;
  return (
    <section className="hl-person hl-card">
      <Face of={name} />
      <div>
        <h2 className="hl-card-title">{name || role}</h2>
        {name && <p className="hl-note">{role}</p>}
        {block.text && <p className="hl-person-text">{text(block.text)}</p>}
      </div>
    </section>
  );
}
