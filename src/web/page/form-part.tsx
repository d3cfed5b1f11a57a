/** The form of a page, a part of its own that only pages with fields need. */
import { Suspense } from 'react';
import { part } from '../platform/jsx/part.tsx';
import type { PageFormProps } from './page-form.tsx';
import { PageSpace } from './page-space.tsx';

const PageForm = part('page-form', async () => (await import('./page-form.tsx')).PageForm);

/** Brings the part, so that it is here before a page asks. */
export const bringForm = PageForm.bring;

/** Draws the form, and its room while it is on its way. */
export function FormPart(props: PageFormProps) {
  return (
    <Suspense fallback={<PageSpace />}>
      <PageForm {...props} />
    </Suspense>
  );
}
