/** A small tree with the real schemas, the registration and prices, the product's own lender, and one partner called "acme". */
import type { FileTree } from '../../src/content/files/file-tree.ts';
import { readTree } from '../../src/content/files/read-files.ts';

export const acme = {
  code: 'acme',
  brand: 'acme',
  baseUrl: 'https://acme.example',
  companyName: 'Acme Bank',
  companyNameShort: 'Acme',
  supportPhoneNumber: { number: '+12025550100' },
  phoneFormatted: '(202) 555-0100',
  email: 'help@acme.example',
  links: {
    terms: 'https://acme.example/terms',
    privacy: 'https://acme.example/privacy',
    licenses: 'https://acme.example/licenses',
    communications: 'https://acme.example/communications',
  },
  termsOfUseUrl: '/terms',
  privacyPolicyUrl: '/privacy',
  licensesUrl: '/licenses',
  theme: { primary: '#1f4d3f' },
};
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9Z"/></svg>';
const kept =
  /^(schemas\/|flows\/site\.json$|flows\/register\/|flows\/heloc\/(flow|pricing|messages)\.json$|orgs\/default\/)/;
const product = readTree('.');
const real = [...product].filter(([path]) => kept.test(path)).map(withoutHeloc);
const known = new Set(real.map(([path]) => path));
const only = {
  id: 'only',
  title: 'Only',
  schema: { type: 'object', properties: {} },
  content: [],
  actions: {},
};

/** The tree with `files` of the lender's folder: "org.json" -> its JSON. A patched page of another flow is there as the product has it. */
export function lenderTree(files: Record<string, unknown>): FileTree {
  const own = Object.entries({ 'org.json': acme, 'logo.svg': logo, ...files });
  const written = own.flatMap(
    ([name, file]): Array<[string, unknown]> => (file === '' ? [] : [[`orgs/acme/${name}`, file]]),
  );
  const patched = Object.keys(files).flatMap(
    (name): Array<[string, unknown]> =>
      product.has(name) && !known.has(name) ? [[name, product.get(name)]] : [],
  );
  return new Map([...real, ['flows/heloc/pages/only.json', only], ...patched, ...written]);
}

// The application's pages are left out, so that each case takes a moment: one page stands for all of them.
function withoutHeloc([path, json]: [string, unknown]): [string, unknown] {
  const flow = {
    id: 'heloc',
    version: 1,
    title: 'x',
    basePath: '/{uuid}',
    sequence: [{ page: 'only', when: 'always' }],
  };
  if (path === 'flows/site.json')
    return [path, { ...(json as object), pages: { register: ['index', 'account-setup', 'support'] } }];
  return path === 'flows/heloc/flow.json' ? [path, flow] : [path, json];
}
