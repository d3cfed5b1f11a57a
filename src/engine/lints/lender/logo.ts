/**
 * Allows shapes and words in a lender's logo, and nothing that runs, loads or links. Refuses everything that is not on
 * the lists, so that no new trick gets through.
 */
import type { ContentIssue } from '../../issues/issue.ts';
import { placeIssue } from '../place-issue.ts';
import { brokenTag, isPale, unreadableParts } from './logo-looks.ts';

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'text'];
const frames = [
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
];
const attributes =
  /^(id|viewBox|width|height|role|aria-label|aria-labelledby|aria-hidden|xmlns|d|x|y|dx|dy|x1|x2|y1|y2|cx|cy|r|rx|ry|fx|fy|points|transform|fill|fill-rule|fill-opacity|clip-rule|clip-path|mask|stroke|stroke-[a-z]+|opacity|offset|stop-color|stop-opacity|gradientUnits|gradientTransform|clipPathUnits|maskUnits|text-anchor|text-rendering|dominant-baseline|textLength|lengthAdjust|letter-spacing|font-family|font-size|font-weight|font-style)$/;
const largest = 32_768;

/** Everything that a logo may not hold or say, or why it shows nothing. @param names what the company is called */
export function lintLogo(file: string, svg: string, names: readonly string[]): ContentIssue[] {
  const issue = placeIssue(file);
  const refused = faultsOf(svg).map(([place, message]) =>
    issue('LOGO_UNSAFE', place, message, 'Keep only shapes and words; draw letters as paths.'),
  );
  if (refused.length > 0) return refused;
  const empty = emptiness(svg);
  if (empty) return [issue('LOGO_EMPTY', '', empty, 'Draw it in a viewBox, with at least one shape.')];
  const unreadable = unreadableParts(svg);
  if (unreadable !== '') return [issue('LOGO_BROKEN', '', unreadable, 'Save it again as one plain SVG.')];
  const broken = brokenTag(svg);
  if (broken)
    return [issue('LOGO_BROKEN', `/${broken}`, `<${broken}> is not paired.`, 'Close every tag once.')];
  const strange = strangeWords(svg, names);
  if (strange)
    return [
      issue('LOGO_WORDS', '', `"${strange}" is no part of the company's name.`, 'Let it say the name only.'),
    ];
  const pale = 'no color of it can be read on the white top bar.';
  return isPale(svg)
    ? [issue('LOGO_PALE', '', pale, 'Give its words a color of at least 4.5:1 on white.')]
    : [];
}

// A picture is judged by no other means than its words.
function strangeWords(svg: string, names: readonly string[]): string | undefined {
  const labels = [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
  const said = [svg.replaceAll(/<[^>]*>/g, ' '), ...labels].flatMap(wordsOf);
  const known = ['logo', ...names.flatMap(wordsOf), ...names.map(initials)];
  return said.find((word) => !known.some((name) => name.startsWith(word)));
}

const initials = (name: string) =>
  wordsOf(name)
    .map(([first = '']) => first)
    .join('');

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? [];

type Fault = [place: string, message: string];

function faultsOf(svg: string): Fault[] {
  if (svg.length > largest) return [['', `it is longer than ${largest / 1024} KB.`]];
  const tags = [
    ...svg.matchAll(/<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g),
  ];
  const rest = tags.reduce((left, [tag]) => left.replace(tag, ''), svg);
  const stray: Fault[] = /[<>]/.test(rest)
    ? [['', 'there is a tag, comment or declaration that is not allowed.']]
    : [];
  const coded: Fault[] = /&(?!amp;)/.test(rest) ? [['', 'there is a coded character.']] : [];
  return [...stray, ...coded, ...tags.flatMap(([, , name = '', text = '']) => tagFaults(name, text))];
}

function tagFaults(name: string, text: string): Fault[] {
  if (![...shapes, ...frames].includes(name)) return [[`/${name}`, `<${name}> is not allowed in a logo.`]];
  const pairs = [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return pairs.flatMap(([, key = '', double, single]): Fault[] => {
    const place = `/${name}/${key}`;
    if (!attributes.test(key)) return [[place, `the attribute "${key}" is not allowed in a logo.`]];
    return isInert(key, double ?? single ?? '')
      ? []
      : [[place, `"${double ?? single}" leads out of the logo.`]];
  });
}

// A color may name a gradient of the same file; nothing else may point anywhere.
function isInert(key: string, value: string): boolean {
  if (key === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  if (/^url\(#[\w-]+\)$/.test(value)) return true;
  return !/url\(|[&\\]|:|\/\/|@|expression|import/i.test(value);
}

function emptiness(svg: string): string {
  if (!/^\s*<svg\s[^>]*viewBox\s*=/.test(svg)) return 'it does not begin with <svg … viewBox="…">.';
  if (!/xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
    return 'it lacks xmlns="http://www.w3.org/2000/svg".';
  const drawn = shapes.some((name) => new RegExp(`<${name}[\\s>]`).test(svg));
  return drawn ? '' : 'it draws nothing.';
}
