import { cva } from 'class-variance-authority';

/** A chip with text only is an inline block: flex boxes double the layout time of a page of chips. */
export const chip = cva(
  'max-w-full rounded-sm border text-xs whitespace-nowrap rtl:[unicode-bidi:plaintext]',
  {
    variants: {
      tone: {
        plain: 'border-border-strong bg-sunken text-text dark:bg-control',
        brand: 'border-brand-border bg-brand-subtle text-text',
        more: 'min-w-6 border-border-strong text-center text-text-muted tabular-nums',
      },
      size: { sm: 'px-1.5', md: 'px-2' },
      boxes: { true: 'inline-flex items-center gap-1', false: 'inline-block' },
    },
    compoundVariants: [
      { boxes: true, size: 'sm', class: 'min-h-[20px]' },
      { boxes: true, size: 'md', class: 'min-h-6' },
      { boxes: false, size: 'sm', class: 'py-px' },
      { boxes: false, size: 'md', class: 'py-[3px]' },
    ],
    defaultVariants: { tone: 'plain', size: 'md', boxes: false },
  },
);

export const chipRemove = cva(
  '-me-[7px] grid size-6 flex-none place-items-center rounded-sm text-text-muted hover:bg-brand-subtle-hover hover:text-text',
);
