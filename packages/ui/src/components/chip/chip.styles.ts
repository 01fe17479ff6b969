import { cva } from 'class-variance-authority';

export const chip = cva(
  'inline-flex max-w-full items-center gap-1 rounded-sm border text-xs whitespace-nowrap',
  {
    variants: {
      tone: {
        plain: 'border-border-strong bg-sunken text-text',
        brand: 'border-brand-border bg-brand-subtle text-text',
        more: 'min-w-6 justify-center border-border-strong text-text-muted tabular-nums',
      },
      size: { sm: 'min-h-[20px] px-1.5', md: 'min-h-6 px-2' },
    },
    defaultVariants: { tone: 'plain', size: 'md' },
  },
);

export const chipRemove = cva(
  '-me-[7px] grid size-6 flex-none place-items-center rounded-sm text-text-muted hover:bg-brand-subtle-hover hover:text-text',
);
