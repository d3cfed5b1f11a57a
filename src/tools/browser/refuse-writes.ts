/** A page may ask the server, but nothing that it sends is taken: what was sent is noted, and refused in a sentence. */
import type { Page, Route } from '@playwright/test';

type Sent = { body: string; url: string };

/** @returns what was sent since, and a way to let the page send again */
export async function refuseWrites(page: Page): Promise<{ sent: Sent[]; release: () => Promise<void> }> {
  const sent: Sent[] = [];
  const refuse = async (route: Route) => {
    const asked = route.request();
    if (asked.method() === 'GET') return route.fallback();
    sent.push({ url: asked.url(), body: asked.postData() ?? '' });
    const message = 'We could not save this.';
    await route.fulfill({ status: 422, json: { errors: [message], message, requestId: 'habit' } });
  };
  await page.route('**/*', refuse);
  return { sent, release: () => page.unroute('**/*', refuse) };
}
