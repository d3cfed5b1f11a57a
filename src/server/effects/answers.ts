/** Reads validated answers under their types. The page's schema has checked them; missing answers are left out. */
import { isRecord } from '../../engine/facts/facts.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import type { LinkLogin } from '../platform/parties/common/link-failure.ts';

export function textOf(data: JsonObject, field: string): string | undefined {
  const value = data[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Texts of a list answer; anything else in it is ignored. */
export function textsOf(data: JsonObject, field: string): string[] {
  const value = data[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Identifiers of uploaded files, in their order. */
export function fileUuids(data: JsonObject, field: string): string[] {
  const value = data[field];
  const files = Array.isArray(value) ? value.filter(isRecord) : [];
  return files.map(({ uuid }) => uuid).filter((uuid) => typeof uuid === 'string');
}

export function signatureOf(data: JsonObject, field: string): { typedName: string; initials?: string } {
  const value = isRecord(data[field]) ? data[field] : {};
  const initials = textOf(value, 'initials');
  return { typedName: textOf(value, 'typedName') ?? '', ...(initials ? { initials } : {}) };
}

/** The login at a bank or payroll provider; passed on, never stored. */
export function loginOf(data: JsonObject, field: string): LinkLogin & { account?: string } {
  const value = isRecord(data[field]) ? data[field] : {};
  const code = textOf(value, 'code');
  const account = textOf(value, 'account');
  return {
    institution: textOf(value, 'institution') ?? '',
    username: textOf(value, 'username') ?? '',
    password: textOf(value, 'password') ?? '',
    ...(code ? { code } : {}),
    ...(account ? { account } : {}),
  };
}
