/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * What holds for all flows: redirects, public paths, menus, links, maintenance.
 */
export interface Site {
  /**
   * First match wins; a path ending in * takes its rest along.
   */
  redirects?: Redirect[];
  /**
   * Paths open to visitors who are not signed in.
   */
  publicPaths?: string[];
  /**
   * Query parameters that survive redirects.
   */
  keepQuery?: string[];
  /**
   * Names of places in the shell -> path.
   */
  links?: {
    [k: string]: string;
  };
  /**
   * Menu -> its entries in order.
   */
  menus?: {
    [k: string]: MenuItem[];
  };
  maintenance?: Maintenance;
  survey?: Survey;
  /**
   * Flow -> pages that are reached from outside the flow: an e-mail, a vendor's callback, the shell.
   */
  pages?: {
    [k: string]: string[];
  };
}
export interface Redirect {
  from: string;
  /**
   * A path, or external:<key of the lender's links>.
   */
  to: string;
  /**
   * The whole query string goes along.
   */
  keepsQuery?: boolean;
}
export interface MenuItem {
  label: string;
  /**
   * A path, external:<key>, or action:logout.
   */
  to: string;
  icon?: string;
  /**
   * Shown only while this feature toggle of the lender is on.
   */
  toggle?: string;
  /**
   * Shown only to those who are (or are not) signed in.
   */
  signedIn?: boolean;
}
export interface Maintenance {
  flag: string;
  title: string;
  message: string;
  showsDashboardLink?: boolean;
}
/**
 * The leave-survey: on which pages it may open, and how long after it closes the leaving goes on.
 */
export interface Survey {
  pages: string[];
  delayMs?: number;
}
