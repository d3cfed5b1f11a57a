/** Whether two locations are one home: "101 Sandbox Way" and "101  SANDBOX WAY." in the same ZIP code are. */
import { isRecord } from '../facts/facts.ts';

export function isSameHome(one: unknown, other: unknown): boolean {
  return spelled(one) === spelled(other);
}

function spelled(location: unknown): string {
  const { street1, street2, zip } = isRecord(location) ? location : {};
  const plain = (part: unknown) =>
    String(part ?? '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return [plain(street1), plain(street2), plain(zip).slice(0, 5)].join('|');
}
