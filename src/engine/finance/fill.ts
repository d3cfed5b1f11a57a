/** Fills {words} in braces of a sentence of the pricing table. Unknown words stay as they are. */

export function fill(text: string | undefined, values: Readonly<Record<string, string | number>>): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : whole,
  );
}
