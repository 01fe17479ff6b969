import { cva } from 'class-variance-authority';

export const splitView = cva('min-h-0 min-w-0 flex-1', {
  variants: {
    layout: {
      split: 'grid grid-cols-[minmax(0,min(380px,60%))_minmax(0,1fr)] overflow-hidden border-t border-border',
      single: 'flex flex-col',
    },
  },
});

export const splitList = cva('flex min-h-0 min-w-0 flex-col border-e border-border bg-surface');

export const splitScroller = cva([
  'relative min-h-0 min-w-0 flex-1 overflow-auto wrap-anywhere [scrollbar-color:var(--portal-border-strong)_transparent] [scrollbar-width:thin]',
  'focus-visible:outline-offset-[-2px] focus-visible:shadow-none',
]);
