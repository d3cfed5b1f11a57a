/** Documents that the server makes by name: each has its file. */
import type { Occasion } from '../../types/occasions.ts';
import type { Bundle } from '../content/bundle.ts';
import { didYouMean } from '../issues/nearest.ts';
import { type Lint, type Place, placeIn } from './lint.ts';

export const lintOccasions: Lint = (bundle, report) => {
  const known = Object.keys(bundle.documents ?? {});
  for (const { name, place } of named(bundle).filter((one) => !known.includes(one.name))) {
    const message = `there is no documents/${name}.json, and applications would stop where it is made.`;
    report('DOCUMENT_UNKNOWN', place, message, didYouMean(name, known));
  }
};

function named(bundle: Bundle): Array<{ name: string; place: Place }> {
  const at = (...keys: Array<string | number>) => placeIn(bundle, 'occasions', 'occasions', ...keys);
  return Object.entries<Occasion>(bundle.occasions?.occasions ?? {}).flatMap(
    ([occasion, { documents, signedWith = [] }]) => [
      ...documents.map(({ document }, row) => ({
        name: document,
        place: at(occasion, 'documents', row, 'document'),
      })),
      ...signedWith.map((name, row) => ({ name, place: at(occasion, 'signedWith', row) })),
    ],
  );
}
