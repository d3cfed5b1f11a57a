/** Turns a bundle into a flow that can run. Checks every reference once; what is broken throws a ContentError here and never later. */
import type { Bundle, CompiledFlow } from './bundle.ts';
import { check } from './check.ts';
import { compilePage } from './compile-page.ts';
import { ContentError } from './content-error.ts';

/** The compiled flow, or a ContentError with every error that `check` finds. Warnings do not stop it. */
export function compile(bundle: Bundle): CompiledFlow {
  const [first, ...rest] = check(bundle).filter(({ severity }) => severity === 'error');
  if (first) throw new ContentError([first, ...rest]);
  return assemble(bundle);
}

/** The compiled flow without the checks, for tools that have just made them. */
export function assemble(bundle: Bundle): CompiledFlow {
  const { flow, org, rules, machine, steps, polling, site } = bundle;
  const pages = Object.entries(bundle.pages).map(([id, page]) => [
    id,
    compilePage(page, bundle.domain, bundle.vocabulary),
  ]);
  const parts = { id: flow.id, org, flow, rules, machine, steps, polling, site };
  return { ...parts, pages: Object.fromEntries(pages) };
}
