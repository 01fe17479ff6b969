import { cva } from 'class-variance-authority';

export const selectFrame = cva('relative grid min-w-0 items-center');

/** Added to the styles of every control. The system draws the open list, so its options get plain colours. */
export const selectControl = cva(
  'cursor-pointer appearance-none truncate pe-8 data-empty:text-text-muted [&_optgroup]:bg-overlay [&_optgroup]:text-text-muted [&_option]:bg-overlay [&_option]:text-text',
);

export const selectCaret = cva(
  'pointer-events-none absolute end-2.5 text-text-muted [:disabled+&]:text-text-disabled',
);
