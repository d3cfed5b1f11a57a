/**
 * Scheduled maintenance (ACC-M1, ACC-M2): on while the site's flag is, for the routes that the flag lists and no
 * others. A malformed flag is off: a typing mistake must not close the site.
 */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Maintenance } from '../../../types/site.ts';
import type { JsonObject } from './json.ts';

export type Closed = { title: string; message: string; showsDashboardLink: boolean };

/** What to say at `path` (below the base path), or undefined while everything is open. */
export function maintenanceAt(
  path: string,
  site: Maintenance | undefined,
  flags: Record<string, unknown>,
): Closed | undefined {
  const flag = site && readFlag(flags[site.flag]);
  if (!site || !flag) return undefined;
  const plain = path.replace(/\/+$/, '') || '/';
  if (!flag.routes.some((route) => fits(route, plain))) return undefined;
  return {
    title: text(flag.variables.pageTitle) ?? site.title,
    message: text(flag.variables.message) ?? site.message,
    showsDashboardLink: !isNo(flag.variables.shouldShowDashboardLink) && site.showsDashboardLink !== false,
  };
}

function readFlag(value: unknown): { routes: string[]; variables: JsonObject } | undefined {
  const flag = typeof value === 'string' ? parse(value) : value;
  if (!isRecord(flag) || flag.flagEnabled !== true) return undefined;
  const variables = isRecord(flag.variables) ? flag.variables : {};
  const listed = typeof variables.routes === 'string' ? parse(variables.routes) : variables.routes;
  return { routes: Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [], variables };
}

function fits(route: string, path: string): boolean {
  return route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : route === path;
}

// A flag's variables are text.
function isNo(value: unknown): boolean {
  return value === false || value === 'false';
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
