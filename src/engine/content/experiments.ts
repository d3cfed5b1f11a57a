/** A page in the words of an experiment's variant. Only words change: what is asked and what a button does stays. */
import type { Page } from '../../types/page.ts';

type Worded = Pick<Page, 'title' | 'lead' | 'actions' | 'experiments'>;

/** `variants`: flag -> the variant that this visitor sees. A variant without words of its own leaves the page as it is. */
export function inVariants<P extends Worded>(page: P, variants: Readonly<Record<string, string>>): P {
  const experiments = Object.entries(page.experiments ?? {});
  return experiments.reduce((worded, [flag, words]) => {
    const variant = Object.hasOwn(variants, flag) ? variants[flag] : undefined;
    const own = variant !== undefined && Object.hasOwn(words, variant) ? words[variant] : undefined;
    return own ? reworded(worded, own) : worded;
  }, page);
}

type Words = NonNullable<Worded['experiments']>[string][string];

function reworded<P extends Worded>(page: P, { title, lead, actions }: Words): P {
  const labelled = Object.entries(page.actions ?? {}).map(([name, action]) => {
    const own = actions && Object.hasOwn(actions, name) ? actions[name] : undefined;
    return [name, { ...action, ...own }] as const;
  });
  return {
    ...page,
    ...(title && { title }),
    ...(lead && { lead }),
    ...(actions && { actions: Object.fromEntries(labelled) }),
  };
}
