/** Finds the page that a path names: a page's id, followed by its parameters in their order. */
import type { FlowCore } from '../content/bundle.ts';

export type PageMatch = { page: string; params: Record<string, string> };

/** "income/link/TRUV_PAYROLL" is page income/link with type TRUV_PAYROLL; undefined when no page fits. A query is ignored. */
export function matchPage(flow: Pick<FlowCore, 'pages'>, path: string): PageMatch | undefined {
  const segments = (path.split('?')[0] ?? '').split('/');
  for (let used = segments.length; used > 0; used -= 1) {
    const page = segments.slice(0, used).join('/');
    const match = Object.hasOwn(flow.pages, page) ? withParams(flow, page, segments.slice(used)) : undefined;
    if (match) return match;
  }
  return undefined;
}

function withParams(
  flow: Pick<FlowCore, 'pages'>,
  page: string,
  values: readonly string[],
): PageMatch | undefined {
  const names = Object.keys(flow.pages[page]?.params ?? {});
  if (names.length !== values.length) return undefined;
  return { page, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
}
