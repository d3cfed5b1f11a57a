/**
 * `npm run dev [-- --root DIR]`: runs the product while you work on it. The open page shows saved content at once; the
 * findings of `flow check` stand over the page, which keeps the last good content. Vite updates the web app's code in
 * the page; the server restarts when its code or a schema changes. PORT and DATA_DIR as usual.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkQuietly } from './dev/check-quietly.ts';
import { devPage } from './dev/dev-page.ts';
import { devServer } from './dev/dev-server.ts';
import { frontOf } from './dev/front.ts';
import { openVite } from './dev/open-vite.ts';
import { refreshEditor } from './dev/refresh-editor.ts';
import { rehearsalSayer, sayNews } from './dev/say-news.ts';
import { watchFiles } from './dev/watch-files.ts';
import { argumentFault, asksForHelp, commandHelp } from './flow-help.ts';
import { openWorker } from './studio/open-worker.ts';
import { studioOf } from './studio/serve-studio.ts';

const program = fileURLToPath(new URL('../../', import.meta.url));
const facts = {
  summary: 'Runs the product while one works on it: what is saved is seen at once.',
  usage: '[--root DIR]',
  options: { '--root DIR': 'Content elsewhere: a folder with flows/, orgs/ and schemas/.' },
};

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { root: { type: 'string', default: program } } });
  const root = resolve(values.root);
  const http = createServer();
  const vite = await openVite(program, http);
  const sayRehearsal = rehearsalSayer(vite);
  const port = Number(process.env.PORT || 3000);
  const server = devServer({
    program,
    root,
    page: devPage(program),
    front: `http://127.0.0.1:${port}`,
    onNews: (news) => sayNews(vite, news),
  });
  const studio = openWorker(root);
  http.on('request', frontOf(vite, server, studioOf(vite, program, studio)));
  watchFiles(root, ['flows', 'orgs', 'schemas/domain'], (paths) => {
    server.changed(paths);
    if (root === resolve(program) && paths.some(isEntity)) makeTypes();
    refreshEditor(root);
    checkQuietly(root, sayRehearsal);
  });
  watchFiles(root, ['schemas/meta'], () => server.restart());
  watchFiles(program, ['src/server', 'src/content', 'src/engine'], () => {
    server.restart();
    studio.renew();
  });
  watchFiles(program, ['src/tools'], () => studio.renew());
  http.listen(port, process.env.HOST || '127.0.0.1');
  await server.start();
  process.stdout.write(
    `  What you save under ${join(root, 'flows')} or orgs is seen at once.\n  The studio edits it without JSON: http://127.0.0.1:${port}/studio\n\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());

  async function end() {
    await server.stop();
    await vite.close();
    process.exit(0);
  }
}

const isEntity = (path: string) => path.startsWith('schemas/domain/');

// A copy of the content elsewhere shares the program's types, and leaves them alone.
function makeTypes(): void {
  spawn(process.execPath, [join(program, 'src/tools/run.mjs'), 'types'], { stdio: 'ignore' });
}

const args = process.argv.slice(2);
if (asksForHelp(args)) process.stdout.write(commandHelp('dev', facts).replace('flow -- dev', 'dev --'));
else
  main(args).catch((error: unknown) => {
    process.stderr.write(
      `${argumentFault(error, facts) ?? (error instanceof Error ? error.stack : String(error))}\n`,
    );
    process.exit(1);
  });
