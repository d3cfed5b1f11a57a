/** Files in a bucket of any store that speaks S3. It gets ciphertext, and holds what it got against a checksum before it keeps it. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Bucket } from '../world/bucket.ts';
import type { FileStore } from '../world/file-store.ts';
import { FileMissing } from './file-missing.ts';
import { clearSpool, spoolFile } from './spool-file.ts';
import { StoreAway } from './store-away.ts';

/** A borrower waits for it, and a transaction may be open meanwhile: in milliseconds. */
const patience = {
  ...{ connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  // An answer that stops in the middle.
  socketTimeout: 5_000,
};

/**
 * Keys and region come from the variables that Amazon's client reads everywhere (AWS_ACCESS_KEY_ID, AWS_REGION …), or from the
 * machine's role. Names are those of the folder store, so that a folder can be copied into a bucket.
 * @param spool a folder of this machine for files that are still arriving
 */
export function objectStore({ bucket, prefix, endpoint }: Bucket, spool: string): FileStore {
  void clearSpool(spool);
  const client = new S3Client({
    // Elsewhere buckets are in the path: a name in front of the host would need a certificate of its own.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: patience,
  });
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  const nameOf = (location: string) => `${location.slice(0, 2)}/${location}`;
  const read = async (name: string): Promise<Uint8Array | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand(at(name)));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return undefined;
      throw away(error);
    }
  };
  const write = (name: string, bytes: Uint8Array, only: { IfNoneMatch?: '*' } = {}) =>
    client.send(new PutObjectCommand({ ...at(name), ...only, Body: bytes, ChecksumAlgorithm: 'SHA256' }));
  return {
    put: (location, bytes) => write(nameOf(location), bytes).then(() => undefined, thrown),
    get: async (location) => {
      const bytes = await read(nameOf(location));
      if (!bytes) throw new FileMissing(location);
      return bytes;
    },
    remove: (location) =>
      client.send(new DeleteObjectCommand(at(nameOf(location)))).then(() => undefined, thrown),
    spool: (source) => spoolFile(spool, source),
    mark: async (made) => {
      const known = await read('mark');
      if (known || made === undefined) return known && Buffer.from(known).toString('utf8').trim();
      // Of two servers that start at once, one makes it, and both read it.
      await write('mark', Buffer.from(made), { IfNoneMatch: '*' }).catch(unlessThere);
      const mark = await read('mark');
      return mark && Buffer.from(mark).toString('utf8').trim();
    },
    probe: () => client.send(new HeadBucketCommand({ Bucket: bucket })).then(() => undefined, thrown),
  };
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

// Its own sentence may name the bucket's owner or the id of a key: the log gets what kind it is.
function away(error: unknown): StoreAway {
  const { name, code } = error as NodeJS.ErrnoException;
  const status = statusOf(error);
  if (status === undefined) return new StoreAway(code ?? name, true);
  return new StoreAway(`${name} ${status}`, status >= 500 || status === 429);
}

function thrown(error: unknown): never {
  throw away(error);
}

function unlessThere(error: unknown): void {
  if (statusOf(error) !== 412) throw away(error);
}
