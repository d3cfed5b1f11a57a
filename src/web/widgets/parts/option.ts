/** Reads one entry of a widget's options, checked by its kind; content may leave any of them out. */
import { isObject, type JsonObject } from '../../data/json.ts';

type Options = Readonly<Record<string, unknown>>;

/** A text, or the fallback. */
export function textOption(options: Options, name: string, fallback = ''): string {
  const value = options[name];
  return typeof value === 'string' ? value : fallback;
}

/** A number, or the fallback. */
export function numberOption(options: Options, name: string, fallback: number): number {
  const value = options[name];
  return typeof value === 'number' ? value : fallback;
}

/** A list of texts; empty when there is none. */
export function listOption(options: Options, name: string): string[] {
  const value = options[name];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** An object; empty when there is none. */
export function objectOption(options: Options, name: string): JsonObject {
  const value = options[name];
  return isObject(value) ? value : {};
}
