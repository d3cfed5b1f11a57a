/** The files that are chosen for a message, and what was wrong with others. */
import { useState } from 'react';
import { useOrg } from '../../platform/data/org-context.ts';
import { fileProblem } from '../data/check-file.ts';

const MEGABYTE = 1024 * 1024;

export type ChosenFiles = {
  chosen: readonly File[];
  problems: readonly string[];
  add(files: readonly File[]): void;
  remove(file: File): void;
  clear(): void;
};

export function useFiles(first: readonly File[] = []): ChosenFiles {
  const { attachmentMegabytes = 0 } = useOrg().chat ?? {};
  const [chosen, setChosen] = useState(first);
  const [problems, setProblems] = useState<readonly string[]>([]);
  return {
    chosen,
    problems,
    add(files) {
      if (files.length === 0) return;
      const judged = files.map((file) => ({
        file,
        problem: fileProblem(file, attachmentMegabytes * MEGABYTE),
      }));
      setChosen((before) => [...before, ...judged.filter(({ problem }) => !problem).map(({ file }) => file)]);
      setProblems(judged.flatMap(({ problem }) => problem ?? []));
    },
    remove: (file) => setChosen((before) => before.filter((one) => one !== file)),
    clear() {
      setChosen([]);
      setProblems([]);
    },
  };
}
