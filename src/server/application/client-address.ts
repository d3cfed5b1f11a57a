/** The network address that an action came from: evidence of an application, encrypted under its key. (FINDING-D11) */
import { decrypt, encrypt } from '../platform/crypto/aes.ts';

/** Where the address stands: ciphertext moved elsewhere does not open. */
export type AddressPlace = { key: Uint8Array; application: string; row: string };

export function sealClientAddress(place: AddressPlace, ip: string): Buffer {
  return encrypt(place.key, rowId(place), Buffer.from(ip));
}

/** Throws when the key, the row or a single bit differs. */
export function openClientAddress(place: AddressPlace, sealed: Uint8Array): string {
  return decrypt(place.key, rowId(place), sealed).toString('utf8');
}

const rowId = ({ application, row }: AddressPlace) => `${application}/ip/${row}`;
