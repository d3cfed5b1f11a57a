/** Hears what goes wrong in a browser's page: errors on the console, errors of scripts, reports of the content-security policy. */
import type { Page } from '@playwright/test';

/** @returns what was heard since it was last asked */
export function watchPage(page: Page): () => string[] {
  let heard: string[] = [];
  page.on('console', (message) => {
    // A bare page such as /healthz has no icon of its own.
    if (message.type() !== 'error' || message.location().url.endsWith('/favicon.ico')) return;
    heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => heard.push(`script: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().includes('/csp-report')) heard.push(`content security: ${request.postData()}`);
  });
  return () => {
    const all = heard;
    heard = [];
    return [...new Set(all)];
  };
}
