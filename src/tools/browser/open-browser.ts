/** Chromium as the tools use it: the machine's own, without a window. */
import { type Browser, chromium } from '@playwright/test';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
