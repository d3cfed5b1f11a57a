/** `npm run flow -- ask`: what a lender's chatbot answers, with its sources, or what it offers. */
/** Covers src/tools/commands/ask.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../src/tools/commands/ask.ts';

let out = '';
beforeEach(() => {
  out = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('an answer comes with where it is from, and a vague question with what it may mean', async () => {
  expect(await run(['what fees do you charge', '--org', 'tealspar'])).toBe(0);
  expect(out).toMatch(/^answer faq\/fees\n/);
  expect(out).toContain('- Disclosures: #disclosures');
  expect(await run(['house', 'money'])).toBe(1);
  expect(out).toContain('- What can I use the money for?');
});

test('a question without an answer, and a lender that is not there', async () => {
  expect(await run(['qwx', 'zzt'])).toBe(1);
  expect(out).toContain("I don't have an answer");
  expect(await run(['fees', '--org', 'tealspr'])).toBe(2);
  expect(out).toContain('Did you mean "tealspar"?');
});
