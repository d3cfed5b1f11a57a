/** A server that is killed again and again at random moments, and starts again on the same folder and port. */
import { type RunningServer, startServer } from '../src/tools/journey/start-server.ts';

const env = { HEARTHLINE_STAGE_MS: '100' };
// A machine that runs other stories beside this one may be slow to start a server.
export const readyWithinMs = 300_000;

export type Host = Awaited<ReturnType<typeof killable>>;

/** @param kills how often at most */
export async function killable(kills: number) {
  let server: RunningServer = await startServer({ env, readyWithinMs });
  const port = Number(new URL(server.base).port);
  let count = 0;
  let isCalm = false;
  let timer: NodeJS.Timeout | undefined;
  let restarting: Promise<void> | undefined;

  const aim = () => {
    clearTimeout(timer);
    if (count < kills && !isCalm)
      timer = setTimeout(() => server.child.kill('SIGKILL'), 100 + Math.random() * 900);
  };
  const dead = () => server.child.exitCode !== null || server.child.signalCode !== null;
  const restart = async () => {
    await server.stop('SIGKILL');
    count += 1;
    server = await startServer({ dataDir: server.dataDir, port, env, readyWithinMs });
    restarting = undefined;
    aim();
  };
  /** Work that does not end by itself was cut off: by the kill that was seen, or by one that another piece of work saw. */
  const surviving = async <Made>(work: () => Promise<Made>): Promise<Made> => {
    for (;;) {
      const begun = count;
      try {
        return await work();
      } catch (error) {
        // The process may need a moment to be seen as gone after the connection broke.
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (!dead() && count === begun) throw error;
        if (dead()) restarting ??= restart();
        await restarting;
      }
    }
  };
  aim();

  return {
    base: () => server.base,
    dataDir: () => server.dataDir,
    killed: () => count,
    surviving,
    /** Nothing is killed during this. */
    calmly: async <Made>(work: () => Promise<Made>): Promise<Made> => {
      isCalm = true;
      clearTimeout(timer);
      const made = await surviving(work);
      isCalm = false;
      aim();
      return made;
    },
    endedByForce: async () => {
      clearTimeout(timer);
      await server.stop('SIGKILL');
      return server.dataDir;
    },
  };
}
