/** Loads a heavy widget when a page first shows it, and keeps its room meanwhile, so that the layout does not jump. */
import { type ComponentType, lazy, Suspense } from 'react';
import type { Widget, WidgetProps } from '../widget.ts';

type Facts = Pick<Widget, 'name' | 'layout'> & {
  /** Room kept while it loads, px. */
  height: number;
};

/** The facts are known at once; `load` brings the component. */
export function lazyWidget(
  { name, layout, height }: Facts,
  load: () => Promise<Widget['Component']>,
): Widget {
  const Loaded = lazy(async () => ({ default: await load() }));
  const Component: ComponentType<WidgetProps<never>> = (props) => (
    <Suspense fallback={<div className="hl-widget-space" style={{ minHeight: height }} />}>
      <Loaded {...props} />
    </Suspense>
  );
  return { name, layout, lazy: true, Component };
}
