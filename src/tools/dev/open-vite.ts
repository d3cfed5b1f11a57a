/** Vite's development server inside ours, with its socket on the same port. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

/** @param program the folder of this product's code @param http the server whose connections it shares */
export function openVite(program: string, http: Server): Promise<ViteDevServer> {
  return createServer({
    configFile: join(program, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    cacheDir: join(program, '.cache/vite'),
    // A package that Vite finds only when the studio is opened would load both pages again, under the hands of who uses them.
    optimizeDeps: { entries: ['index.html', '../studio/index.html'] },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/flows/**', '**/orgs/**'] },
    },
    html: { cspNonce: nonceMark },
  });
}

/** Holds the place in a page where the nonce of its answer will be. */
export const nonceMark = 'hearthline-nonce';
