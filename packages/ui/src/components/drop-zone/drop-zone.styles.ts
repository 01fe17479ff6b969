import { cva } from 'class-variance-authority';

export const dropButton = cva(
  [
    'flex w-full min-w-0 cursor-pointer items-center justify-center border border-dashed border-border-control bg-canvas text-center',
    'font-medium wrap-anywhere text-text transition-colors duration-1 hover:border-brand-ui hover:bg-brand-subtle',
    'data-over:border-solid data-over:border-brand-ui data-over:bg-brand-subtle forced-colors:data-over:border-[Highlight]',
    'disabled:cursor-not-allowed disabled:border-border-strong disabled:bg-sunken disabled:text-text-disabled',
  ],
  {
    variants: {
      size: {
        sm: 'gap-2 rounded-md p-3',
        lg: 'flex-col gap-1.5 rounded-lg px-5 py-[28px]',
      },
    },
    defaultVariants: { size: 'lg' },
  },
);

export const fileRow = cva(
  'grid min-h-[44px] grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 border-t border-border py-1.5 ps-card-x pe-2.5',
);

export const fileMeta = cva('text-xs tabular-nums wrap-anywhere', {
  variants: { failed: { true: 'text-danger', false: 'text-text-muted' } },
});
