import { cva } from 'class-variance-authority';

/** The segments are in a row, from left to right in every script. */
export const dateSegments = cva('flex min-w-0 flex-1 items-center px-2 tabular-nums');

export const dateSegment = cva(
  [
    'flex-none cursor-text rounded-sm bg-transparent px-0 py-0.5 text-center caret-transparent',
    'focus-visible:bg-brand-ui focus-visible:text-on-brand-ui focus-visible:placeholder:text-on-brand-ui',
    'focus-visible:shadow-none focus-visible:outline-none',
    'forced-colors:focus-visible:outline-2 forced-colors:focus-visible:outline-[Highlight] forced-colors:focus-visible:outline-solid',
    'disabled:cursor-not-allowed',
  ],
  {
    // Widths of two or four tabular digits; `mm` is wider.
    variants: {
      part: { day: 'w-[calc(1.3em+4px)]', month: '', year: 'w-[calc(2.6em+4px)]' },
      empty: { true: '', false: '' },
    },
    compoundVariants: [
      { part: 'month', empty: false, className: 'w-[calc(1.3em+4px)]' },
      { part: 'month', empty: true, className: 'w-[calc(1.8em+4px)]' },
    ],
  },
);

export const dateSeparator = cva('mx-px flex-none select-none', {
  variants: { disabled: { true: 'text-text-disabled', false: 'text-text-muted' } },
});
