import fc from 'fast-check';

/** Any text at all, halves of characters included. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));
