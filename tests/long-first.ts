/**
 * The order of test files: those that run for a minute come first, so that no worker ends with one while
 * the other rests. `SHUFFLE=7` puts the others in an order of that number, in which none may fail either.
 */
import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const long = [
  'tests/server/effects/reaches.test.ts',
  'tests/parties/journeys.test.ts',
  'tests/content/mistakes.test.ts',
  'tests/fuzz/fuzz.test.ts',
];

export class LongFirst extends BaseSequencer {
  /** Within each project, but those that run apart anyway come before all; what vitest knows of earlier runs orders the rest. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(name));
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const first = sorted.filter((one) => isLong(one) && one.project.config.isolate);
    const others = projects.flatMap((project) => {
      const own = sorted.filter((one) => one.project === project && !first.includes(one));
      return [...own.filter(isLong), ...shuffled(own.filter((one) => !isLong(one)))];
    });
    return [...first, ...others];
  }
}

function shuffled<T extends { moduleId: string }>(files: readonly T[]): T[] {
  const { SHUFFLE } = process.env;
  if (SHUFFLE === undefined) return [...files];
  const place = ({ moduleId }: T) => createHash('sha256').update(`${SHUFFLE} ${moduleId}`).digest('hex');
  return files.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}
