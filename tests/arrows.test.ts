/** Reads every import under src/ and refuses an arrow that the architecture does not draw. */
/** Covers src. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));

const arrows: Record<string, readonly string[]> = {
  web: ['engine', 'types'],
  server: ['engine', 'content', 'types'],
  studio: ['engine', 'types'],
  tools: ['engine', 'content', 'studio', 'types'],
  content: ['engine', 'types'],
  engine: ['types'],
  types: [],
};

type Import = { file: string; room: string; target: string };

const files = sources(src);
const imports = files.flatMap(importsOf);

describe('imports under src/', () => {
  test('the test finds the imports', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  test('imports follow the arrows between rooms', () => {
    const wrong = imports.filter(({ file, room, target }) => {
      if (!target.startsWith('.')) return false;
      const path = relative(src, join(src, dirname(file), target));
      const [other = ''] = path.split('/');
      return path.startsWith('..') || (other !== room && !arrows[room]?.includes(other));
    });

    expect(wrong).toEqual([]);
  });

  test('imports never run in a circle', () => {
    const needs = new Map(
      files.map((file) => [
        file,
        imports.filter((one) => one.file === file).map(({ target }) => join(dirname(file), target)),
      ]),
    );
    let bound = new Set(files);
    let before: number;
    do {
      before = bound.size;
      bound = new Set([...bound].filter((file) => needs.get(file)?.some((other) => bound.has(other))));
    } while (bound.size < before);

    // What is left takes part in a circle, or imports a file that does.
    expect([...bound]).toEqual([]);
  });

  test.each([
    ['server', 100],
    ['engine', 50],
    ['content', 15],
    ['web', 100],
    ['tools', 15],
  ])('inside the %s, folders have no ring', (where, least) => {
    const needs = new Map<string, Set<string>>();
    for (const { file, room, target } of imports) {
      const [from, to] = [dirname(file), dirname(join(dirname(file), target))];
      if (room !== where || !target.startsWith('.') || from === to || !`${to}/`.startsWith(`${where}/`))
        continue;
      needs.set(from, (needs.get(from) ?? new Set()).add(to));
    }

    expect([...needs.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(least);
    expect(tied(needs)).toEqual([]);
  });

  test.each([
    ['server', { rooms: [15, 25], arrows: 160 }],
    ['web', { rooms: [8, 14], arrows: 50 }],
  ] as const)(
    'the rooms of the %s are a feature each, and need each other in one direction',
    (where, most) => {
      const roomOf = (path: string) => /^\w+\/([^/]+)\/./.exec(path)?.[1];
      const needs = new Map<string, Set<string>>();
      for (const { file, target } of imports.filter(({ room }) => room === where)) {
        const path = target.startsWith('.') ? join(dirname(file), target) : '';
        const [from, to] = [roomOf(file), path.startsWith(`${where}/`) ? roomOf(path) : undefined];
        if (from && to && from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to));
      }

      expect(needs.size).toBeGreaterThanOrEqual(most.rooms[0]);
      expect(needs.size).toBeLessThanOrEqual(most.rooms[1]);
      expect([...needs.values()].reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(most.arrows);
      expect(tied(needs)).toEqual([]);
    },
  );

  test('name files with their ending', () => {
    expect(
      imports.filter(
        ({ target }) => target.startsWith('.') && !/\.(ts|tsx|mjs|css|json|svg)(\?\w+)?$/.test(target),
      ),
    ).toEqual([]);
  });

  test('only one file knows the search library', () => {
    expect(imports.filter(({ target }) => target === 'minisearch').map(({ file }) => file)).toEqual([
      'engine/chatbot/find-passages.ts',
    ]);
  });

  test('the engine asks nothing of Node, Ajv, React or Fastify', () => {
    const outside = imports.filter(
      ({ room, target }) => room === 'engine' && !target.startsWith('.') && target !== 'minisearch',
    );

    expect(outside).toEqual([]);
  });

  test('the engine has no clock, no chance and no I/O', () => {
    const pattern =
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(|\bprocess\.|\bglobalThis\.|\blocalStorage\b/;

    expect(files.filter((file) => file.startsWith('engine/') && pattern.test(withoutComments(file)))).toEqual(
      [],
    );
  });

  test('Ajv stays out of the browser', () => {
    const compiler = imports.filter(
      ({ room, target }) => room === 'web' && /^ajv($|\/(?!dist\/runtime\/))/.test(target),
    );

    expect(compiler).toEqual([]);
  });
});

/** The folders of rings, and those between them: what is left when whatever needs nothing more, or is needed by nothing more, is put away. */
function tied(needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map([...needs].map(([from, to]) => [from, new Set(to)]));
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const [from, to] of left) {
      for (const one of to) if (!left.has(one)) to.delete(one);
      const isNeeded = [...left.values()].some((others) => others.has(from));
      if (to.size === 0 || !isNeeded) left.delete(from);
    }
  }
  return [...left].map(([from, to]) => `${from} -> ${[...to].join(', ')}`);
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|tsx|mjs)$/.test(name) ? [relative(src, path)] : [];
  });
}

function importsOf(file: string): Import[] {
  const [room = ''] = file.split('/');
  const found = withoutComments(file).matchAll(
    /(?:^|[;\n])\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  );
  return [...found].map(([, plain, dynamic]) => ({ file, room, target: plain ?? dynamic ?? '' }));
}

function withoutComments(file: string): string {
  return readFileSync(join(src, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}
