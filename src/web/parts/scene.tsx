/** A drawing that a page names: the large scene of a first page, or a sketch. Houses are those of the lender's drawing set. */
import { type ReactNode, Suspense } from 'react';
import type { OrgData } from '../platform/data/org.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { part } from '../platform/jsx/part.tsx';
import { Drawing } from './drawing.tsx';
import { Picture } from './picture.tsx';
import { cottage } from './scenes/cottage.tsx';

// The cottage comes with the blocks that show it; another house when its lender's page is drawn, and its room is kept.
const Rowhouse = part('rowhouse', async () => {
  const { rowhouse } = await import('./scenes/rowhouse.tsx');
  return () => rowhouse;
});
const Modern = part('modern', async () => {
  const { modern } = await import('./scenes/modern.tsx');
  return () => modern;
});

const HOUSES: Record<NonNullable<OrgData['theme']['drawings']>, ReactNode> = {
  cottage,
  rowhouse: <Rowhouse />,
  modern: <Modern />,
};

/** @param name `hearth`, or a sketch; an unknown name shows the house. */
export function Scene({ name }: { name: string }) {
  const { drawings = 'cottage' } = useOrg().theme;
  if (name !== 'hearth') return <Picture name={name} />;
  return (
    <Drawing box="0 0 480 400">
      <Suspense fallback={null}>{HOUSES[drawings]}</Suspense>
    </Drawing>
  );
}
