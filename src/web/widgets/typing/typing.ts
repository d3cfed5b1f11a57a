/** How a value of another form is typed as a text. */
export type Typing<T> = {
  /** The stored value as a text. */
  show(value: T): string;
  /** The text as a stored value; unreadable text comes back as it is. */
  read(text: string): T | undefined;
  /** Regroups the text at each key; default: leaves it alone. */
  regroup?(text: string, before: string): string;
};
