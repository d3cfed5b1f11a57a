/** The query of a route that reads a document: what it looks like in place of the document itself. */
import { record } from '../platform/shapes.ts';

export const previewQuery = record({ as: { enum: ['preview', 'thumbnail'] } as const }, []);
