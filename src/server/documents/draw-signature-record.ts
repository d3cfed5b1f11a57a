/** The last part of a signed document: who signed what, when, from where, and the hash of what was shown. */
import { says } from '../platform/language/said.ts';
import type { Brush } from './brush.ts';
import { drawHeading, drawText, keepTogether, moment } from './draw-block.ts';
import { drawTable } from './draw-table.ts';
import type { FilledDocument, SignatureMark } from './filled-document.ts';

/** Heading, explanation and six rows, in points. */
const height = 230;

export function drawSignatureRecord(brush: Brush, document: FilledDocument, mark: SignatureMark): void {
  const { word } = brush;
  const unknown = word(says('paper.unrecorded'));
  const { typedName, initials } = mark;
  keepTogether(brush.pdf, height);
  drawHeading(brush, word(says('paper.record')));
  drawText(brush, word(says('paper.recordText')));
  drawTable(brush, {
    rows: [
      [
        word(says('paper.which')),
        word(says('paper.named', { title: document.title, version: document.version })),
      ],
      [
        word(says('paper.signer')),
        initials ? word(says('paper.initials', { typedName, initials })) : typedName,
      ],
      [word(says('paper.signedAt')), moment(mark.at)],
      [word(says('paper.network')), mark.ip || unknown],
      [word(says('paper.browser')), mark.userAgent || unknown],
      [word(says('paper.digest')), mark.shownSha256],
    ],
  });
}
