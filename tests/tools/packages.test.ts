/** What it names is imported where it is meant to be; what is not says why it is there. */
/** Covers package.json */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const apart: Record<string, string> = {
  dayjs: '@mantine/dates needs it beside itself; it judges our calendar in tests/engine/dates.test.ts',
  '@biomejs/biome': 'a command of package.json',
  '@types/node': 'the types of Node itself',
  jsdom: 'the browser that tests/web run in',
  typescript: 'a command of package.json',
};

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const runs = sourcesOf(['src']);
const all = runs + sourcesOf(['tests', 'e2e', 'vite.config.ts']);

test.each([
  ['dependencies', 'src', Object.keys(dependencies), runs],
  ['devDependencies', 'src, tests or e2e', Object.keys(devDependencies), all],
])('every one of %s is imported in %s', (_kind, _place, names, code) => {
  expect(names.filter((name) => !(name in apart) && !isImported(typed(name), code))).toEqual([]);
});

test('what stands apart is a package of ours and has no import there', () => {
  const stale = Object.keys(apart).filter(
    (name) => isImported(name, runs) || !(name in { ...dependencies, ...devDependencies }),
  );

  expect(stale).toEqual([]);
});

function isImported(name: string, code: string): boolean {
  return code.includes(`'${name}'`) || code.includes(`'${name}/`);
}

/** Types are used with the package that they describe. */
function typed(name: string): string {
  return name.replace(/^@types\//, '');
}

function sourcesOf(places: string[]): string {
  return places
    .flatMap(filesOf)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

function filesOf(place: string): string[] {
  if (/\.ts$/.test(place)) return [place];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(ts|tsx|mjs|css)$/.test(name)).map((name) => `${place}/${name}`);
}
