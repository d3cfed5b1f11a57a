/** What is in the fields of a page, as a person sees it: texts, checks, choices, files. */
import type { Page } from '@playwright/test';

/** Field name → its inputs' values, in order. */
export async function typedValues(page: Page, fields: string[]): Promise<Record<string, string[]>> {
  const entries = await Promise.all(
    fields.map(async (name) => {
      const values = await page.locator(`[data-field="${name}"]`).evaluateAll((roots) =>
        roots.flatMap((root) =>
          [...root.querySelectorAll('input:not([type=file]), select, textarea, [data-file]')].map(
            (element) => {
              if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type))
                return String(element.checked);
              return 'value' in element ? String(element.value) : (element.textContent ?? '');
            },
          ),
        ),
      );
      return [name, values] as const;
    }),
  );
  return Object.fromEntries(entries);
}
