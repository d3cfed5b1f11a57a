/** Writes schemas/editor for this clone; the install step runs it. */
import { fileURLToPath } from 'node:url';
import { writeEditorSchemas } from './write-editor-schemas.ts';

writeEditorSchemas(fileURLToPath(new URL('../../../', import.meta.url)));
