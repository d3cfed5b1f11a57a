/** Who acts in the trail where the sandbox answers in a reviewer's place. */
export const sandboxActor = 'sandbox-reviewer';
