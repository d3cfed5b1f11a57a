/** One of the application's documents, as it is listed. */
export type DocumentEntry = {
  uuid: string;
  title: string;
  date: string | undefined;
  /** An uploaded picture. */
  isPicture?: boolean;
  /** What has happened to it, in words: "Signed on November 21, 2026". */
  marks?: string[];
};
