/** Loads a heavy widget when a page first shows it, and keeps its room meanwhile, so that the layout does not jump. */
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Widget, WidgetProps } from '../../data/widget.ts';

type Facts = Pick<Widget, 'name' | 'layout'> & {
  /** Room kept while it loads, px. */
  height: number;
};

/** The facts are known at once; `load` brings the component. Once it is here, it is drawn at once. */
export function lazyWidget(
  { name, layout, height }: Facts,
  load: () => Promise<Widget['Component']>,
): Widget {
  const loaded: { Component?: Widget['Component'] } = {};
  const bring = async () => {
    loaded.Component ??= await load();
    return { default: loaded.Component };
  };
  const Loaded = lazy(bring);
  const Component: ComponentType<WidgetProps<never, never>> = (props) => {
    // Decided when it first stands on a page: a change of mind would throw away what was typed.
    const [Ready] = useState(() => loaded.Component);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={<div className="hl-widget-space" style={{ minHeight: height }} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
  return { name, layout, lazy: true, load: bring, Component };
}
