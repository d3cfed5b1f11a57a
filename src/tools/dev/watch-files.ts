/** Watches folders and reports which files below them changed, shortly after the last change of a burst. */
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

const burstMs = 40;

/** @param onChange gets paths below the root: "flows/heloc/steps.json" */
export function watchFiles(
  root: string,
  folders: readonly string[],
  onChange: (paths: string[]) => void,
): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (path: string) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange([...changed]);
      changed.clear();
    }, burstMs);
  };
  for (const folder of folders.filter((name) => existsSync(join(root, name))))
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      // Editors write temporary files beside a file and hide them.
      if (name && /(^|\/)[^./~][^/~]*\.(json|svg|tsx?)$/.test(name)) note(`${folder}/${name}`);
    });
}
