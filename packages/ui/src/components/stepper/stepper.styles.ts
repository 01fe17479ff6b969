import { cva } from 'class-variance-authority';
import { oneLine } from '../../parts/class-names.ts';

export const stepList = cva('@container m-0 flex w-full list-none items-center gap-2 p-0');

export const stepItem = cva([
  'group flex min-w-0 items-center gap-2 text-xs font-medium text-text-muted',
  "not-last:flex-1 not-last:after:h-px not-last:after:min-w-3 not-last:after:flex-1 not-last:after:bg-border-strong not-last:after:content-['']",
  'data-[state=current]:text-text forced-colors:not-last:after:bg-[CanvasText]',
]);

export const stepNumber = cva([
  'grid size-[22px] flex-none place-items-center rounded-full border-[1.5px] text-2xs font-semibold tabular-nums',
  'border-border-control',
  'group-data-[state=current]:border-brand-ui group-data-[state=current]:bg-brand-ui group-data-[state=current]:text-on-brand-ui',
  'group-data-[state=done]:border-success group-data-[state=done]:bg-success-subtle group-data-[state=done]:text-success',
  'forced-colors:group-data-[state=current]:border-[Highlight] forced-colors:group-data-[state=current]:border-[3px]',
]);

/** In a narrow container only the current step has a visible label. */
export const stepLabel = cva([oneLine, 'group-not-data-[state=current]:@max-[400px]:sr-only']);
