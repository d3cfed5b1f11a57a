/** `npm run keys`, `npm run parties`: a task of the server's own program (docs/operations.md). */
import { build } from './build.mjs';
import { root } from './ensure-installed.mjs';

build();
process.chdir(root);
await import(new URL('../../dist/server/main.js', import.meta.url).href);
