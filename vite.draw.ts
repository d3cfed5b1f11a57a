/** Builds dist/draw: the web app as a program that draws a page as text, for the document that the server sends. */
import { defineConfig } from 'vite';
import { alias, drawing } from './vite.config.ts';

export default defineConfig({
  plugins: drawing(),
  resolve: { alias },
  // All of it: React comes in its form for production, whatever a server's environment says.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/web/draw.tsx',
    outDir: 'dist/draw',
    emptyOutDir: true,
    target: 'node20',
    chunkSizeWarningLimit: 10_000,
  },
});
