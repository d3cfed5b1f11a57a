/** Where the bytes of an uploaded file lie, and those of its previews. */
export function placesOf({ location, preview, thumbnail }: Places): string[] {
  return [location, preview, thumbnail].filter((place) => place !== null);
}

type Places = { location: string; preview: string | null; thumbnail: string | null };
