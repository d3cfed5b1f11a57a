/** package.json of an image. */
export function serverOnly(): { dependencies: Record<string, string> };
