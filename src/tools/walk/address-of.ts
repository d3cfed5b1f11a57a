/** Where the browser goes for a scene: to the application itself, or to a page with what is known, whatever leads there. */
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import type { Scene } from '../../engine/walk/scene.ts';
import type { Lived } from './live-through.ts';
import { queryOfPicked } from './picked.ts';

export function addressOf(compiled: CompiledFlow, { client, uuid }: Lived, scene: Scene): string {
  const { flow } = compiled;
  const { path, standing } = scene;
  const base = `${client.base}/account/heloc${flow.basePath.replace('{uuid}', uuid)}`;
  const query = new URLSearchParams({ org: client.org, ...queryOfPicked(compiled, scene) });
  if (path) query.set('preview', '1');
  if (path && standing.step) query.set('step', standing.step);
  return `${base}${path && `/${path}`}?${query}`;
}
