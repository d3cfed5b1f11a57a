/** The last part of a signed document: who signed what, when, from where, and the hash of what was shown. */
import type { Brush } from './brush.ts';
import { drawHeading, drawText, keepTogether, moment } from './draw-block.ts';
import { drawTable } from './draw-table.ts';
import type { FilledDocument, SignatureMark } from './filled-document.ts';

const explanation =
  'The fingerprint below was taken from the exact file shown before signing. Anyone who has that file can ' +
  'compute it again and confirm that nothing has changed.';

/** Heading, explanation and six rows, in points. */
const height = 230;

export function drawSignatureRecord(brush: Brush, document: FilledDocument, mark: SignatureMark): void {
  keepTogether(brush.pdf, height);
  drawHeading(brush, 'Electronic signature record');
  drawText(brush, explanation);
  drawTable(brush, {
    rows: [
      ['Document', `${document.title}, version ${document.version}`],
      ['Signed by', mark.initials ? `${mark.typedName} (initials ${mark.initials})` : mark.typedName],
      ['Signed at', moment(mark.at)],
      ['Network address', mark.ip || 'not recorded'],
      ['Browser', mark.userAgent || 'not recorded'],
      ['SHA-256 of the file shown', mark.shownSha256],
    ],
  });
}
