/** `npm run keys`: the master keys of an installation, by the server's own program (docs/operations.md). */
import { build } from './build.mjs';
import { root } from './ensure-installed.mjs';

build();
process.chdir(root);
process.argv.splice(2, 0, 'keys');
await import(new URL('../../dist/server/main.js', import.meta.url).href);
