/** A heavy widget, whose code comes with the first page that asks by it: `bringWidgets` loads it before the page is drawn. */
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Widget, WidgetProps } from '../../platform/data/widget.ts';

/** The facts are known at once; `load` brings the component. What failed to come is asked for again where it stands. */
export function lazyWidget(
  facts: Pick<Widget, 'name' | 'layout' | 'tells'>,
  load: () => Promise<Widget['Component']>,
): Widget {
  const loaded: { Component?: Widget['Component'] } = {};
  const bring = async () => {
    loaded.Component ??= await load();
    return { default: loaded.Component };
  };
  const Loaded = lazy(bring);
  const Component: ComponentType<WidgetProps<never, never>> = (props) => {
    // Decided when it is first on a page: a change of mind would throw away what was typed.
    const [Ready] = useState(() => loaded.Component);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
  return { ...facts, lazy: true, load: bring, Component };
}
