import type { Ask, Operator } from './operator.ts';
import { isTrue } from './truth.ts';

/** The first part that is false, or the last. */
const and: Operator = {
  name: 'and',
  ready: (parts) => (data) => {
    let value: unknown;
    for (const part of parts) {
      value = part(data);
      if (!isTrue(value)) return value;
    }
    return value;
  },
};

/** The first part that is true, or the last. */
const or: Operator = {
  name: 'or',
  ready: (parts) => (data) => {
    let value: unknown;
    for (const part of parts) {
      value = part(data);
      if (isTrue(value)) return value;
    }
    return value;
  },
};

/** Pairs of a question and a value; the last part stands alone. Without it nothing is null. */
const choose: Operator = {
  name: 'if',
  ready: (parts) => {
    const pairs = parts.flatMap((question, at): [Ask, Ask][] => {
      const value = parts[at + 1];
      return at % 2 === 0 && value ? [[question, value]] : [];
    });
    const otherwise = parts.length % 2 === 1 ? parts.at(-1) : undefined;
    return (data) => {
      for (const [question, value] of pairs) if (isTrue(question(data))) return value(data);
      return otherwise ? otherwise(data) : null;
    };
  },
};

/** What asks its parts one by one, and not those after the one that decides. */
export const choices = [and, or, choose];
