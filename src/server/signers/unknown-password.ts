/** The hash of a password that no one knows: signers log in by their address. */
import { randomBytes } from 'node:crypto';
import { hashPassword } from '../auth/password.ts';

export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(24).toString('base64url'));
