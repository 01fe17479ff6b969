import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createToasts } from './create-toasts.ts';
import { MOST_SHOWN, shownToasts, stays, withToast, type ToastItem, type ToastTone } from './toast.model.ts';

const item = (id: string, tone: ToastTone = 'success'): ToastItem => ({ id, tone, text: id });
const ids = (items: readonly ToastItem[]) => items.map(({ id }) => id);
const after = (...items: ToastItem[]) => items.reduce<ToastItem[]>(withToast, []);

test('shows three at once; the oldest makes room', () => {
  expect(ids(after(item('a'), item('b'), item('c'), item('d')))).toEqual(['b', 'c', 'd']);
});

test('keeps only an error until it is closed', () => {
  const tones = ['success', 'info', 'warning', 'danger'] as const;
  expect(tones.map((tone) => stays(item('a', tone)))).toEqual([false, false, false, true]);
});

test('shows an error that had no room again once there is room', () => {
  const items = after(item('e', 'danger'), item('a'), item('b'), item('c'));
  expect(ids(shownToasts(items).shown)).toEqual(['a', 'b', 'c']);
  expect(shownToasts(items).waiting).toBe(1);
  expect(ids(shownToasts(items.filter(({ id }) => id !== 'b')).shown)).toEqual(['e', 'a', 'c']);
});

test('never loses an error, always shows the newest and never more than three', () => {
  const tones = fc.constantFrom<ToastTone[]>('success', 'info', 'warning', 'danger');
  fc.assert(
    fc.property(fc.array(tones, { minLength: 1 }), (list) => {
      const items = after(...list.map((tone, index) => item(String(index), tone)));
      const { shown, waiting } = shownToasts(items);
      expect(shown.length).toBeLessThanOrEqual(MOST_SHOWN);
      expect(shown.at(-1)?.id).toBe(String(list.length - 1));
      expect(shown.length + waiting).toBe(items.length);
      const errors = list.filter((tone) => tone === 'danger').length;
      expect(items.filter(({ tone }) => tone === 'danger')).toHaveLength(errors);
    }),
  );
});

test('notifies its listeners of each change until they unsubscribe', () => {
  const toasts = createToasts();
  const seen: string[][] = [];
  const leave = toasts.subscribe(() => seen.push(ids(toasts.getSnapshot())));
  const id = toasts.show({ text: 'Saved.' });
  toasts.dismiss('unknown');
  toasts.dismiss(id);
  leave();
  toasts.show({ text: 'Unseen.' });
  expect(seen).toEqual([[id], []]);
});

test('is a success by default, and each can be closed by itself', () => {
  const toasts = createToasts();
  const [one, other] = [toasts.show({ text: 'Saved.' }), toasts.show({ text: 'Failed.', tone: 'danger' })];
  expect(toasts.getSnapshot()).toEqual([
    { id: one, text: 'Saved.', tone: 'success' },
    { id: other, text: 'Failed.', tone: 'danger' },
  ]);
  toasts.dismiss(one);
  expect(ids(toasts.getSnapshot())).toEqual([other]);
  const lengths: number[] = [];
  toasts.subscribe(() => lengths.push(toasts.getSnapshot().length));
  toasts.clear();
  expect(lengths).toEqual([0]);
});
