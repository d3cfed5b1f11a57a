/** Keeps the editor schemas in step with the content, so that editors complete a rule as soon as it is saved. */
import { ContentError } from '../../engine/issues/content-error.ts';
import { writeEditorSchemas } from '../editor/write-editor-schemas.ts';

const quietMs = 2_000;
let pending: NodeJS.Timeout | undefined;

export function refreshEditor(root: string): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    try {
      writeEditorSchemas(root);
    } catch (error) {
      // A file that cannot be read has been reported already; the next save tries again.
      if (!(error instanceof ContentError)) throw error;
    }
  }, quietMs);
}
