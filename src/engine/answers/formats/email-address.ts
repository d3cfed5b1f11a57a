/** local@domain.tld, at most 128 characters. Capitals are accepted; storage lowers them. */

export function emailAddress(value: string): boolean {
  const [local = '', domain = '', ...more] = value.split('@');
  return value.length <= 128 && more.length === 0 && isLocal(local) && isDomain(domain);
}

function isLocal(text: string): boolean {
  return text.length <= 64 && text.split('.').every((atom) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(atom));
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  const real = labels.every((label) => /^[a-z\d-]{1,63}$/i.test(label) && !/^-|-$/.test(label));
  return labels.length > 1 && real && /^(xn--[a-z\d-]+|[a-z]{2,})$/i.test(last);
}
