/** Reads what a test says that it covers: `Covers src/engine/journey/{decide,route}.ts, src/web/page.` in a comment at its head. */

/** A test and the files and folders that it names. */
export type Covering = { test: string; covers: string[] };

/** The paths of that comment, braces written out; none where there is none. `code` is the test's text: a sentence may come first. */
export function coversOf(code: string): string[] {
  const [, comment = ''] =
    /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?\/\*\*\s*(?:\*\s*)?Covers\s([\s\S]*?)\*\//.exec(code) ?? [];
  const [words = ''] = comment.replaceAll(/\n\s*\*/g, '\n').split(/[.:](?:\s|$)/);
  return words
    .split(/,(?![^{]*\})|\s+and\s+|\s+/)
    .map((word) => word.trim())
    .filter(Boolean)
    .flatMap(written);
}

/** `a/{b,c}.ts` is a/b.ts and a/c.ts. */
function written(path: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').map((name) => `${before}${name.trim()}${after}`);
}

/** The tests that name the file itself, then those that name a folder around it, nearest folder first. */
export function testsOf(file: string, tests: readonly Covering[]): string[] {
  const near = ({ covers }: Covering) =>
    Math.max(-1, ...covers.filter((path) => within(file, path)).map(({ length }) => length));
  return tests
    .filter((one) => near(one) >= 0)
    .sort((a, b) => near(b) - near(a) || a.test.localeCompare(b.test))
    .map(({ test }) => test);
}

/** True for the path itself and for what lies in its folder. */
export const within = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`);
