import { cva } from 'class-variance-authority';

export const keyValueList = cva('grid grid-cols-[minmax(0,1fr)] gap-x-8', {
  variants: {
    columns: { 1: '', 2: '@min-[640px]:grid-cols-[repeat(2,minmax(0,1fr))]' },
  },
});

/** In a right-to-left page the digits of a phone number or a code keep their order. */
export const keyValue = cva([
  'flex min-w-0 flex-wrap items-center gap-1.5 wrap-anywhere tabular-nums',
  'rtl:text-right rtl:[unicode-bidi:plaintext] rtl:[&>a]:[unicode-bidi:plaintext]',
]);

export const keyValueRow = cva(
  [
    'grid min-h-[36px] grid-cols-[minmax(0,min(124px,45%))_minmax(0,1fr)] items-center gap-3 border-b border-border py-[5px] last:border-b-0',
    '@min-[640px]:grid-cols-[136px_minmax(0,1fr)]',
  ],
  {
    variants: {
      columns: { 1: '', 2: '@min-[640px]:nth-last-[2]:odd:border-b-0' },
      wide: { true: 'col-span-full', false: '' },
    },
  },
);
