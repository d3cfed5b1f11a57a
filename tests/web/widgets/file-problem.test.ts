/** A name says what a file might be; only what is surely none of ours is refused before its bytes are seen. */
/** Covers src/web/widgets/parts/file-problem.ts. */
import { expect, test } from 'vitest';
import { fileProblem } from '../../../src/web/widgets/parts/file-problem.ts';

const problemOf = (name: string, size = 1000) => fileProblem({ name, size }, []);

test.each(['photo.webp', 'IMG_0001.HEIC', 'scan.tiff', 'letter.pdf', 'no ending'])(
  '%s may be sent',
  (name) => {
    expect(problemOf(name)).toBeUndefined();
  },
);

test.each(['letter.docx', 'sheet.xlsx', 'all.zip', 'run.exe'])('%s is told what can be sent', (name) => {
  expect(problemOf(name)).toMatch(/PDF/);
});

test('an empty file says so', () => {
  expect(problemOf('photo.jpg', 0)).toMatch(/empty/i);
});
