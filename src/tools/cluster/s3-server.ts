/** An S3-compatible server of its own, on a port of this machine, with one bucket. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export type S3Server = { endpoint: string; bucket: string; stop(): Promise<void>; again(): Promise<void> };

/** Its keys go into this process's environment, where the client reads them. */
export async function openS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'hearthline-s3-'));
  const bucket = 'hearthline-files';
  const serve = (port: number) =>
    new S3rver({
      ...{ address: '127.0.0.1', port, silent: true, directory },
      configureBuckets: [{ name: bucket, configs: [] }],
    });
  let server = serve(0);
  const { port } = await server.run();
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'us-east-1',
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
    again: async () => {
      await server.close();
      server = serve(port);
      await server.run();
    },
  };
}
