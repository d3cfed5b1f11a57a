/** Reads the organisation data that the server put into the page as inert JSON (B1, B2). */
import { isObject } from './json.ts';
import type { OrgData } from './org.ts';

const ID = 'hearthline-data';
const NEEDED = ['orgCode', 'orgMetaData', 'theme', 'contentHash', 'basePath'] as const;

/** The data, or an Error reading 'No private label data found' and why. */
export function readOrgData(from: Document): OrgData {
  const text = from.getElementById(ID)?.textContent;
  if (!text) throw missing(`no #${ID} in the page`);
  const data = parse(text);
  for (const name of NEEDED) if (data[name] === undefined) throw missing(`${name} is absent`);
  if (!isObject(data.orgMetaData) || !isObject(data.orgMetaData.companyInfo))
    throw missing('companyInfo is absent');
  // The server checked it against schemas/meta/org; this is the door.
  return data as unknown as OrgData;
}

function parse(text: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text);
    if (isObject(data)) return data;
  } catch (error) {
    throw missing(error instanceof Error ? error.message : 'not JSON');
  }
  throw missing('not an object');
}

function missing(detail: string): Error {
  return new Error(`No private label data found: ${detail}`);
}
