/**
 * The idempotency key of a submission: one per attempt, kept until the server has answered it, so that a repeated send
 * of the same answers can never act twice.
 */
export type AttemptKeys = {
  keyFor(body: unknown): string;
  answered(): void;
};

/** Keys for one page. */
export function attemptKeys(make: () => string = () => crypto.randomUUID()): AttemptKeys {
  let open: { text: string; key: string } | undefined;
  return {
    keyFor(body) {
      const text = JSON.stringify(body);
      if (open?.text !== text) open = { text, key: make() };
      return open.key;
    },
    answered() {
      open = undefined;
    },
  };
}
