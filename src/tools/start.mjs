/** `npm start`: installs what is missing, builds if stale, starts the product on the embedded database. */
import { build } from './build.mjs';
import { root } from './ensure-installed.mjs';

build();
process.chdir(root);
await import(new URL('../../dist/server/main.js', import.meta.url).href);
