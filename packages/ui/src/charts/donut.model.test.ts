import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { donutSlices } from './donut.model.ts';

const rest = (count: number) => `${count} others`;
const some = (...values: (number | null)[]) => values.map((value, index) => ({ label: `${index}`, value }));

describe('the slices of a ring', () => {
  test('carry their share', () => {
    expect(donutSlices(some(3, 1), rest).map(({ share }) => share)).toEqual(['75%', '25%']);
  });

  test('have no share where nothing is there or known', () => {
    expect(donutSlices(some(0, 0), rest).map(({ share }) => share)).toEqual(['', '']);
    expect(donutSlices(some(-3, 0, 4), rest).map(({ share }) => share)).toEqual(['', '0%', '100%']);
    expect(donutSlices(some(null, 2), rest)[0]).toEqual({ label: '0', value: null, share: '' });
  });

  test('are six at most; the last is what is left over', () => {
    const slices = donutSlices(some(9, 8, 7, 6, 5, 4, 3, 2), rest);
    expect(slices).toHaveLength(6);
    const six = donutSlices(some(9, 8, 7, 6, 5, 4), rest);
    expect(six.at(-1)).toMatchObject({ label: '5', value: 4 });
    expect(slices.at(-1)).toEqual({ label: '3 others', value: 9, share: '20%' });
  });

  test('lose nothing of the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 20 }), (values) => {
        const sum = (list: readonly { value?: number | null | undefined }[]) =>
          list.reduce((total, { value }) => total + (value ?? 0), 0);
        const items = some(...values);
        expect(sum(donutSlices(items, rest))).toBe(sum(items));
      }),
    );
  });
});
