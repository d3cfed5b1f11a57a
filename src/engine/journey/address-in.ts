/** The address of a page of an application, below the base path: its flow says where its pages hang. */
import type { Flow } from '../../types/flow.ts';

/** Without a page, the address that leads to wherever the application stands. */
export function addressIn({ basePath }: Pick<Flow, 'basePath'>, uuid: string, page = ''): string {
  const base = basePath.replace('{uuid}', uuid);
  return page === '' ? base : `${base}/${page}`;
}
