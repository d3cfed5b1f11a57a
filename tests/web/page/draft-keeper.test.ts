/** When a draft is saved. */
/** Covers src/web/page/draft-keeper.ts. */
import { describe, expect, test, vi } from 'vitest';
import { draftKeeper } from '../../../src/web/page/draft-keeper.ts';

describe('drafts', () => {
  test('saves once, 400 ms after the last key, and only what changed', async () => {
    vi.useFakeTimers();
    const save = vi.fn(async () => undefined);
    const keeper = draftKeeper(save, { a: '' }, () => undefined);
    keeper.note({ a: 'x' });
    await vi.advanceTimersByTimeAsync(399);
    keeper.note({ a: 'xy' });
    await vi.advanceTimersByTimeAsync(399);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[{ a: 'xy' }, false]]);
    keeper.note({ a: 'xy' });
    await vi.advanceTimersByTimeAsync(400);
    expect(save).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test('a failed save is tried again with the next one, and nothing is lost', async () => {
    const tell = vi.fn();
    const save = vi.fn(async () => undefined);
    save.mockRejectedValueOnce(new Error('offline'));
    const keeper = draftKeeper(save, {}, tell);
    keeper.note({ a: 1 });
    await keeper.flush();
    expect(tell).toHaveBeenLastCalledWith('failed');
    await keeper.flush();
    expect(save).toHaveBeenLastCalledWith({ a: 1 }, false);
    expect(tell).toHaveBeenLastCalledWith('saved');
  });

  test('what was submitted is not saved as a draft again', async () => {
    const save = vi.fn(async () => undefined);
    const keeper = draftKeeper(save, {}, () => undefined);
    keeper.note({ a: 1 });
    keeper.drop();
    await keeper.flush();
    expect(save).not.toHaveBeenCalled();
  });
});
