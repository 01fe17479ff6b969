import { cva } from 'class-variance-authority';

/** The segments in a row, from left to right in every script. */
export const dateSegments = cva('flex min-w-0 flex-1 items-center px-1.5 tabular-nums');

export const dateSegment = cva(
  [
    'flex-none cursor-text rounded-sm bg-transparent px-px py-0.5 text-center caret-transparent',
    'focus-visible:bg-brand-ui focus-visible:text-on-brand-ui focus-visible:placeholder:text-on-brand-ui',
    'focus-visible:shadow-none focus-visible:outline-none',
    'forced-colors:focus-visible:outline-2 forced-colors:focus-visible:outline-[Highlight] forced-colors:focus-visible:outline-solid',
    'disabled:cursor-not-allowed',
  ],
  { variants: { part: { day: 'w-[1.9em]', month: 'w-[2.1em]', year: 'w-[2.9em]' } } },
);

export const dateSeparator = cva('flex-none text-text-muted select-none');
