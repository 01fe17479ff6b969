import { cva } from 'class-variance-authority';

/** A disabled button that has a background. */
const filledDisabled =
  'disabled:border-border disabled:bg-sunken not-data-pending:aria-disabled:border-border not-data-pending:aria-disabled:bg-sunken';

export const buttonVariants = cva(
  [
    'relative inline-flex max-w-full items-center justify-center gap-1.5 rounded-md border text-sm font-medium whitespace-nowrap',
    'cursor-pointer select-none transition-colors duration-1 ease-out',
    'data-pending:cursor-progress data-pending:opacity-78',
    'disabled:cursor-not-allowed disabled:text-text-disabled disabled:shadow-none',
    'not-data-pending:aria-disabled:cursor-not-allowed not-data-pending:aria-disabled:text-text-disabled',
    'not-data-pending:aria-disabled:shadow-none',
    'aria-pressed:border-brand-ui aria-pressed:bg-brand-subtle',
    'forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[Highlight]',
  ],
  {
    variants: {
      variant: {
        primary: [
          'border-brand-ui bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-active',
          filledDisabled,
        ],
        secondary: [
          'border-border-strong bg-control text-text shadow-1 hover:bg-control-hover active:bg-control-active',
          'aria-expanded:bg-control-hover',
          filledDisabled,
        ],
        ghost: [
          'border-transparent text-text hover:bg-control-hover active:bg-control-active aria-expanded:bg-control-hover',
          'disabled:bg-transparent not-data-pending:aria-disabled:bg-transparent',
        ],
        danger: [
          'border-danger-fill bg-danger-fill text-on-danger hover:bg-danger-fill-hover active:bg-danger-fill-active',
          filledDisabled,
        ],
      },
      size: {
        xs: 'min-h-[28px] max-md:min-h-[32px]',
        sm: 'min-h-control-sm',
        md: 'min-h-control-md',
        lg: 'min-h-control-lg',
      },
      iconOnly: { true: '', false: '' },
      block: { true: 'w-full', false: '' },
    },
    compoundVariants: [
      { size: 'xs', iconOnly: false, class: 'px-2.5' },
      { size: 'sm', iconOnly: false, class: 'px-3' },
      { size: 'md', iconOnly: false, class: 'px-[14px]' },
      { size: 'lg', iconOnly: false, class: 'px-4' },
      { size: 'xs', iconOnly: true, class: 'w-[28px] max-md:w-[32px]' },
      { size: 'sm', iconOnly: true, class: 'w-control-sm' },
      { size: 'md', iconOnly: true, class: 'w-control-md' },
      { size: 'lg', iconOnly: true, class: 'w-control-lg' },
    ],
    defaultVariants: { variant: 'secondary', size: 'sm', iconOnly: false, block: false },
  },
);

/** An icon is lighter than a letter, so it is closer to the edge. */
export const endMark = cva('-me-1 opacity-80');
