import { cva } from 'class-variance-authority';

export const resultList = cva('overflow-hidden rounded-md border border-border');

export const resultRow = cva(
  'grid min-h-[40px] grid-cols-[minmax(52px,auto)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-border px-3 py-2 first:border-t-0',
);

export const resultState = cva('inline-flex items-center gap-1.5 font-medium', {
  variants: { tone: { success: 'text-success', danger: 'text-danger' } },
});
