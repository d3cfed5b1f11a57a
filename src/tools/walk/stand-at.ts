/**
 * Lets the open browser believe that an application stands where a walk found it. The answers are made here, on the way to
 * the browser: the server has no call that could put an application anywhere.
 */
import type { BrowserContext, Route } from '@playwright/test';
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import { draftName } from '../../engine/journey/draft-name.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { route } from '../../engine/journey/route.ts';
import type { Scene } from '../../engine/walk/scene.ts';
import { factsWithPicked, queryOfPicked } from './picked.ts';

/** From now on, until it stands elsewhere; nothing that is sent meanwhile reaches the server. */
export async function standAt(
  context: BrowserContext,
  flow: CompiledFlow,
  uuid: string,
  scene: Scene,
): Promise<void> {
  const { standing, typed, page } = scene;
  const { step, events } = standing;
  const drafts = page && Object.keys(typed).length > 0 ? { [nameOf(flow, page, scene)]: typed } : {};
  const answers: Record<string, unknown> = {
    journey: { facts: factsWithPicked(flow, scene), step, events, drafts, done: [], reviewed: false },
    status: { step, page: route(flow, standing).path },
  };
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.route(
    (url) => url.pathname.includes(uuid) && Object.hasOwn(answers, lastPart(url.pathname)),
    (asked) => asked.fulfill({ json: answers[lastPart(new URL(asked.request().url()).pathname)] }),
  );
  await context.route(/\/(drafts\/.*|submission)$/, swallow);
}

function nameOf(flow: CompiledFlow, page: string, scene: Scene): string {
  const words = matchPage(flow, scene.path || route(flow, scene.standing).path)?.params;
  return draftName(page, flow.pages[page] ?? {}, { ...words, ...queryOfPicked(flow, scene) });
}

function swallow(asked: Route) {
  return asked.request().method() === 'GET' ? asked.continue() : asked.fulfill({ status: 204 });
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
