/** Texts: what is filled in, links, letters that mislead. Each case breaks the small flow in one way. */
import { type Broken, page } from './broken.ts';

export const brokenTexts: Broken[] = [
  {
    code: 'TEXT_PATH_UNKNOWN',
    name: 'a notification that fills in what no schema declares',
    change: (b) =>
      Object.assign(b.flow, { notifications: [{ id: 'x', when: 'always', title: 'X {{profile.nobody}}' }] }),
    says: /profile.nobody/,
  },
  {
    code: 'TEXT_PATH_UNKNOWN',
    name: 'a text that fills in an unknown fact',
    change: (b) => Object.assign(page(b), { lead: 'Hello {{profile.nmae}}' }),
    says: /Did you mean "profile.name"/,
  },
  {
    code: 'TEXT_FORMAT_UNKNOWN',
    name: 'an unknown text format',
    change: (b) => Object.assign(page(b), { lead: '{{application.amount | mony}}' }),
    says: /Did you mean "money"/,
  },
  {
    code: 'TEXT_WORDS_UNKNOWN',
    name: 'words of an enumeration that has none',
    change: (b) => Object.assign(page(b), { lead: '{{application.amount | word:sorce}}' }),
    says: /Did you mean "source"/,
  },
  {
    code: 'TEXT_WORDS_UNKNOWN',
    name: 'an enumeration where none is used',
    change: (b) => Object.assign(page(b), { lead: '{{application.amount | money:source}}' }),
    says: /Only "word"/,
  },
  {
    code: 'TEXT_CODE_SHOWN',
    name: 'a code where the domain has words',
    change: (b) => {
      Object.assign(b, {
        domain: {
          ...b.domain,
          application: {
            ...b.domain.application,
            properties: {
              ...(b.domain.application?.properties as object),
              kind: { $ref: 'enumerations#/definitions/source' },
            },
          },
        },
      });
      Object.assign(page(b), { lead: 'From {{application.kind | title}}' });
    },
    says: /Write \{\{application.kind \| word:source\}\}/,
  },
  {
    code: 'TEXT_MARKDOWN',
    name: 'a heading that would be read with its marks',
    change: (b) => Object.assign(page(b), { lead: '# Your rate' }),
    says: /a heading of Markdown/,
  },
  {
    code: 'TEXT_BRACES',
    name: 'braces that do not close',
    change: (b) => Object.assign(page(b), { lead: 'Hello {{profile.name}' }),
    says: /Write/,
  },
  {
    code: 'TEXT_HIDDEN',
    name: 'a text that turns the direction of reading',
    change: (b) => Object.assign(page(b), { title: 'Pay \u202e00.51$' }),
    says: /nobody sees.*type it again/,
  },
  {
    code: 'TEXT_LOOKALIKE',
    name: 'a word with a letter that only looks Latin',
    change: (b) => Object.assign(page(b), { lead: 'Welcome to \u0410cme.' }),
    says: /two scripts.*Latin letters/,
  },
  {
    code: 'LINK_LEAKS',
    name: 'a link that would carry an answer to another site',
    change: (b) => Object.assign(page(b), { lead: 'See [this](https://a.example/?e={{ profile.email }}).' }),
    says: /"profile.email" to another site/,
  },
  {
    code: 'LINK_UNSAFE',
    name: 'a filled-in link that leads to a site without https',
    change: (b) => Object.assign(page(b), { lead: 'See [this](http://a.example/{{org.code}}).' }),
    says: /Use https/,
  },
  {
    code: 'LINK_UNSAFE',
    name: 'a text that leads to a site without https',
    change: (b) => Object.assign(page(b), { lead: 'See [this](http://elsewhere.example).' }),
    says: /http:\/\/elsewhere\.example.*Use https/,
  },
  {
    code: 'LINK_UNSAFE',
    name: 'a link that begins with two slashes',
    change: (b) =>
      Object.assign(page(b), {
        content: [{ block: 'links', id: 'x', items: [{ label: 'X', to: '//elsewhere.example' }] }],
      }),
    says: /leads away from this site/,
  },
  {
    code: 'TEXT_HTML',
    name: 'HTML in a text (THREAT-9)',
    change: (b) => Object.assign(page(b), { lead: 'Hi <img src=x onerror=alert(1)>' }),
    says: /Markdown/,
  },
  {
    code: 'TEXT_HTML',
    name: 'a script address in a text (THREAT-9)',
    change: (b) => Object.assign(page(b), { lead: '[x](javascript:alert(1))' }),
    says: /Markdown/,
  },
];
