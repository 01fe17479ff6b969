import fc from 'fast-check';

/** Any string, including unpaired surrogates. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));
