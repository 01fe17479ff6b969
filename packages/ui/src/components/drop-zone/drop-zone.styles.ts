import { cva } from 'class-variance-authority';

export const dropButton = cva(
  [
    'grid w-full cursor-pointer justify-items-center gap-1.5 border border-dashed border-border-control bg-canvas text-center text-text',
    'transition-colors duration-1 hover:border-brand-ui hover:bg-brand-subtle',
    'group-data-dragging:border-solid group-data-dragging:border-brand-ui group-data-dragging:bg-brand-subtle',
    'aria-disabled:cursor-not-allowed aria-disabled:border-border aria-disabled:bg-sunken aria-disabled:text-text-disabled',
    'forced-colors:group-data-dragging:border-[Highlight]',
  ],
  {
    variants: {
      size: {
        md: 'rounded-lg px-5 py-[28px]',
        sm: 'grid-flow-col items-center justify-center rounded-md p-3 max-md:min-h-[44px]',
      },
    },
  },
);

export const fileRow = cva(
  'grid min-h-[44px] min-w-0 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 border-border py-1.5',
  {
    variants: {
      boxed: {
        true: 'rounded-md border bg-surface px-3 py-2.5 not-first:mt-2',
        false: 'border-t ps-card-x pe-2.5',
      },
    },
  },
);

export const fileMeta = cva('text-xs tabular-nums wrap-anywhere', {
  variants: { failed: { true: 'text-danger', false: 'text-text-muted' } },
});
