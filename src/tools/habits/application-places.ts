/** The pages of an application: each at the first scene of the walks that shows it, rather where the journey leads than previewed. */
import type { BrowserContext } from '@playwright/test';
import type { Bundle, CompiledFlow } from '../../engine/content/bundle.ts';
import { scenesOf } from '../../engine/walk/scenes.ts';
import { walksOf } from '../../engine/walk/walks.ts';
import { addressOf } from '../walk/address-of.ts';
import type { Lived } from '../walk/live-through.ts';
import { standAt } from '../walk/stand-at.ts';
import type { Place } from './place.ts';

export function applicationPlaces(
  context: BrowserContext,
  bundle: Bundle,
  flow: CompiledFlow,
  lived: Lived,
): Omit<Place, 'doors'>[] {
  const scenes = scenesOf(bundle, flow, walksOf(bundle, flow), lived);
  return Object.keys(flow.pages).flatMap((page) => {
    const shown = scenes.filter((scene) => scene.page === page);
    const scene = shown.find(({ path }) => path === '') ?? shown[0];
    if (!scene) return [];
    const stand = () => standAt(context, flow, lived.uuid, scene);
    return [{ flow: flow.id, page, address: addressOf(flow, lived, scene), client: lived.client, stand }];
  });
}
