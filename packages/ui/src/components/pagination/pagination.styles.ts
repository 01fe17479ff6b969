import { cva } from 'class-variance-authority';

export const pager = cva(
  'flex min-h-[48px] flex-none flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-surface px-gutter py-1.5 max-md:gap-x-2',
);

export const pagerLink = cva(
  [
    'grid h-[28px] min-w-[28px] place-items-center rounded-sm px-1.5 font-medium text-text-muted tabular-nums',
    'hover:bg-sunken hover:text-text max-md:size-[40px]',
    'aria-[current=page]:bg-brand-subtle aria-[current=page]:text-link',
    'aria-[current=page]:inset-ring aria-[current=page]:inset-ring-brand-border',
    'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-text-disabled',
    'forced-colors:aria-[current=page]:border-2 forced-colors:aria-[current=page]:border-[Highlight]',
  ],
  { variants: { step: { true: '', false: 'max-md:hidden' } }, defaultVariants: { step: false } },
);

/** Wraps if the window of pages has no room: no number is lost, and nothing scrolls. */
export const pageList = cva('ms-auto flex flex-wrap items-center gap-0.5');
