/** Where the browser goes for a scene: to the application itself, or to a page with what is known, whatever leads there. */
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import type { Scene } from '../../engine/walk/scene.ts';
import type { Lived } from './live-through.ts';

export function addressOf(
  { flow }: CompiledFlow,
  { client, uuid }: Lived,
  { path, standing }: Scene,
): string {
  const base = `${client.base}/account/heloc${flow.basePath.replace('{uuid}', uuid)}`;
  const query = new URLSearchParams({ org: client.org });
  if (path) query.set('preview', '1');
  if (path && standing.step) query.set('step', standing.step);
  return `${base}${path && `/${path}`}?${query}`;
}
