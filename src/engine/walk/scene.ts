/** One look at a page: where an application stands, and what is to be seen there. */
import type { Facts } from '../facts/facts.ts';
import type { Standing } from '../journey/standing.ts';

export type Scene = {
  /** The page that has to be drawn; undefined where the journey leaves for the site's root. */
  page: string | undefined;
  /** Below the application's address; empty where the application itself leads to the page. */
  path: string;
  standing: Standing;
  /** What is typed on the page and not yet sent. */
  typed: Facts;
  /** The facts as the walk found them, for a reader: the standing's own are filled out. */
  walked: Facts;
  /** Keys of what is seen here (see `sights.ts`). */
  shows: readonly string[];
};
