/** Covers src/web/page/page-store.ts. */
/** A key draws its field: what else of a page is drawn, and how often the answers are judged. Covers src/web/page/{page-store,form-scope,answer-field}.ts(x). */
import { describe, expect, test } from 'vitest';
import type { PageJudge } from '../../src/engine/answers/page-judge.ts';
import { pageStore } from '../../src/web/page/page-store.ts';

const judge: PageJudge = (answers) => ({
  visible: new Set(['name', 'email', ...(answers.name === 'Ada' ? ['title'] : [])]),
  required: new Set(['name']),
  issues: answers.name ? [] : [{ pointer: '/name', message: 'Enter your name', code: 'required' }],
});

const open = (counted: PageJudge = judge) =>
  pageStore({ answers: { name: 'A', email: 'a@x.example' }, server: [] }, counted, [
    'name',
    'email',
    'title',
  ]);

describe('the store of a page', () => {
  test('answers are judged once when the page opens and once per change', () => {
    let times = 0;
    const store = open((answers) => {
      times += 1;
      return judge(answers);
    });
    store.change('name', 'Ad');
    store.dispatch({ type: 'left', pointer: '/name' });
    store.refuse();

    expect(times).toBe(2);
  });

  test('what a key does not change stays the same value, so that its readers are not drawn again', () => {
    const store = open();
    store.change('name', '');
    store.dispatch({ type: 'left', pointer: '/name' });
    const before = store.read();
    store.change('email', 'b@x.example');
    const after = store.read();

    expect(after.answers.email).toBe('b@x.example');
    expect(after.visible).toBe(before.visible);
    expect(after.required).toBe(before.required);
    expect(after.shown).toBe(before.shown);
    expect(after.shown.get('name')).toEqual([
      { pointer: '/name', message: 'Enter your name', code: 'required' },
    ]);
  });

  test('a field that an answer brings shows, and leaves with it', () => {
    const store = open();
    store.change('name', 'Ada');
    expect(store.read().visible.has('title')).toBe(true);
    store.change('name', 'Adam');
    expect(store.read().visible.has('title')).toBe(false);
  });

  test('facts that arrive while one types change the verdict and keep the answers', () => {
    const store = open();
    store.change('name', 'Ada');
    store.judgeBy(() => ({ visible: new Set(), required: new Set(), issues: [] }));

    expect(store.read()).toMatchObject({ answers: { name: 'Ada' }, visible: new Set() });
  });
});
