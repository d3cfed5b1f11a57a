/** Where files are in an object store. */

export type Bucket = {
  bucket: string;
  /** Before each name, such as `hearthline/`; may be empty. */
  prefix: string;
  /** Of another store than Amazon's. */
  endpoint?: string | undefined;
};

/** As an operator writes it. */
export const addressOf = ({ bucket, prefix }: Bucket) => `s3://${bucket}/${prefix}`.replace(/\/$/, '');
