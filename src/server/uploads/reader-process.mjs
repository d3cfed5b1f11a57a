/**
 * A process that reads strangers' files in a thread, and watches what the thread takes: its memory, that of typed arrays and of
 * WebAssembly included, and its time. It kills itself when a limit is passed, however busy the server and the thread are.
 * Arguments: the thread's program, megabytes of the whole process, milliseconds that a job may compute.
 */
import { writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

const [program, megabytes, computeMs] = process.argv.slice(2);
const everyMs = 10;
const heapMegabytes = 256;

// Nothing hears this signal, so it ends a busy thread too; it tells the server that the job overran a limit.
const die = () => process.kill(process.pid, 'SIGUSR2');
process.on('disconnect', die);
// Where memory runs out all the same, Linux ends this process before the server.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

const thread = new Worker(new URL(program), { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
let watch;

process.on('message', (asked) => {
  const before = process.cpuUsage();
  const watchful = () => {
    const { user, system } = process.cpuUsage(before);
    if (process.memoryUsage.rss() > megabytes * 2 ** 20 || (user + system) / 1000 > computeMs) die();
  };
  watch = setInterval(watchful, everyMs);
  thread.postMessage(asked);
});
thread.on('message', (answered) => {
  clearInterval(watch);
  // What a large file leaves behind would count against the next one.
  process.send({ ...answered, isWorn: process.memoryUsage.rss() > (megabytes / 2) * 2 ** 20 });
});
thread.on('exit', die);
// Too much memory is the file's fault; anything else is the program's, and is told.
thread.on('error', ({ code, message }) => {
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') die();
  else process.send({ failed: message }, die);
});
