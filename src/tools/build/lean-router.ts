/**
 * Lets the bundler leave out what we do not use of React Router: it is one file, whose components and contexts are made by
 * calls that a bundler must keep unless it is told that they do nothing else.
 */
import type { Plugin } from 'vite';

const makes = /= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g;
const names = /^\w+\.displayName = .*;$/gm;

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/')) return undefined;
      return { code: code.replace(names, '').replace(makes, '= /* @__PURE__ */ $1'), map: null };
    },
  };
}
