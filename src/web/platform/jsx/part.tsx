/**
 * Parts of the app whose code comes by itself, with the first page that draws them. What is here already is drawn at once.
 *
 * The server says which parts it drew a page with, and the browser brings them before it takes the page over: around code that is still
 * coming React throws away what the server drew, and with it what a visitor pressed there.
 */
import { type ComponentType, lazy, type ReactNode, useState } from 'react';

export type Part<Props> = ((props: Props) => ReactNode) & {
  /** Brings the code, so that it is here before a page is drawn. */
  bring(): Promise<unknown>;
};

/** By name. Parts that share one name are one part, named in several places. */
const named = new Map<string, Set<() => Promise<unknown>>>();
const drawn = new Set<string>();

/**
 * A component that stands inside a `Suspense`, which is drawn while the code comes.
 *
 * @param name of the module that `load` imports, without its folder: the build names the module's file by it
 */
export function part<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  const here: { Part?: ComponentType<Props> } = {};
  const bring = async () => {
    here.Part ??= await load();
    return { default: here.Part };
  };
  named.set(name, (named.get(name) ?? new Set()).add(bring));
  const Coming = lazy(bring);
  const Drawn = (props: Props) => {
    drawn.add(name);
    // Decided when it is first on a page: a change of mind would throw away what was typed.
    const [Ready] = useState(() => here.Part);
    return Ready ? <Ready {...props} /> : <Coming {...props} />;
  };
  return Object.assign(Drawn, { bring });
}

/** Begins a list of the parts that are drawn from now on. */
export const forgetDrawn = (): void => drawn.clear();

/** The names of the parts that were drawn since. */
export const partsDrawn = (): string[] => [...drawn];

/** Brings parts by their names, with those that only another part of the list makes known. What fails is asked for again where it is drawn. */
export async function bringParts(names: readonly string[]): Promise<void> {
  const known = names.filter((name) => named.has(name));
  const brings = known.flatMap((name) => [...(named.get(name) ?? [])]);
  await Promise.allSettled(brings.map((bring) => bring()));
  const left = names.filter((name) => !known.includes(name));
  if (left.some((name) => named.has(name))) await bringParts(left);
}
