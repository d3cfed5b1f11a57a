/** Covers src/web/page/issue-line.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { issueLine } from '../../../src/web/page/issue-line.ts';

test.each([
  ['How do you use this home?', 'Choose one', 'How do you use this home: Choose one'],
  ['¿Cómo usa esta vivienda?', 'Elija una opción', 'Cómo usa esta vivienda: Elija una opción'],
  ['Su firma.', 'Escriba su nombre', 'Su firma: Escriba su nombre'],
  ['Your email', 'Enter your email', 'Your email: Enter your email'],
  ['Su casa: ¿cómo la usa?', 'Elija una opción', 'Su casa: ¿cómo la usa? Elija una opción'],
  ['', 'Elija una opción', 'Elija una opción'],
])('%s', (title, message, line) => {
  expect(issueLine(title, message)).toBe(line);
});

test('no Spanish title leaves an opening mark without its closing one', () => {
  const lines = titles('flows/languages/es').map((title) => issueLine(title, 'Falta su respuesta'));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => marks(line, /[¿¡]/g) !== marks(line, /[?!]/g))).toEqual([]);
});

const marks = (line: string, mark: RegExp) => [...line.matchAll(mark)].length;

function titles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/"(?:ui:)?title": "([^"]+)"/g)])
    .map(([, title = '']) => title);
}
