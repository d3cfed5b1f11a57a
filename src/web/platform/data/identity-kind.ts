/** Whether this browser session acts as a customer or as an agent: each has flags of its own (ACC-D4). */

export type IdentityKind = 'customer' | 'agent';

const KEY = 'heloc-identity-kind';

export function identityKind(): IdentityKind {
  try {
    return window.sessionStorage.getItem(KEY) === 'agent' ? 'agent' : 'customer';
  } catch {
    return 'customer';
  }
}

/** Holds for this tab, from the next question for flags on. */
export function actAs(kind: IdentityKind): void {
  try {
    window.sessionStorage.setItem(KEY, kind);
  } catch {
    // Without storage, every visitor counts as a customer.
  }
}
