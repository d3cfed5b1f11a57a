/** Keeps what editors are told in step with the content, so that a rule that was just written can be completed. */
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
      // What cannot be read has been told already; the next save tries again.
      if (!(error instanceof ContentError)) throw error;
    }
  }, quietMs);
}
