/** The form of a page, a part of its own that only pages with fields need. Once it is here, it is drawn at once. */
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { PageFormProps } from './page-form.tsx';
import { PageSpace } from './page-space.tsx';

const here: { PageForm?: ComponentType<PageFormProps> } = {};

/** Brings the part, so that it is here before a page asks. */
export async function bringForm(): Promise<{ default: ComponentType<PageFormProps> }> {
  here.PageForm ??= (await import('./page-form.tsx')).PageForm;
  return { default: here.PageForm };
}

const Coming = lazy(bringForm);

/** Draws the form, and its room while it is on its way. */
export function FormPart(props: PageFormProps) {
  // Decided when the page opens: a change of mind would throw away what was typed.
  const [PageForm] = useState(() => here.PageForm);
  if (PageForm) return <PageForm {...props} />;
  return (
    <Suspense fallback={<PageSpace />}>
      <Coming {...props} />
    </Suspense>
  );
}
