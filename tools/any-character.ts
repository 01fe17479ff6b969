import fc from 'fast-check';

/** Any character of Unicode, for `fc.string({ unit })`. The library's own `'binary'` takes seconds to list them. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_f7_ff })
  .map((point) => String.fromCodePoint(point < 0xd8_00 ? point : point + 0x8_00));
