import { cva } from 'class-variance-authority';

export const fieldRoot = cva('flex min-w-0 flex-col');

export const fieldLabel = cva('mb-1.5 max-w-full self-start font-medium wrap-anywhere', {
  variants: { hidden: { true: 'sr-only', false: '' } },
  defaultVariants: { hidden: false },
});

export const fieldStar = cva('text-danger');

export const fieldHint = cva('mt-1.5 text-xs text-text-muted wrap-anywhere');

export const fieldError = cva('mt-1.5 flex items-start gap-1 text-xs text-danger wrap-anywhere');

/** Shows typed text literally: the font would draw `->` as an arrow. */
const literal = "[font-feature-settings:'calt'_0]";

const edge = 'rounded-md border border-border-control bg-field transition-colors duration-1 ease-out';

const sizes = { sm: 'min-h-control-sm', md: 'min-h-control-md', lg: 'min-h-control-lg' };

/** Every control with a value: input, select, or the button of a list. Styles read the state from ARIA. */
export const fieldControl = cva(
  [
    edge,
    literal,
    'w-full min-w-0 px-2.5 text-ellipsis max-md:text-lg rtl:[&[dir=ltr]]:text-right',
    'enabled:hover:border-text-muted focus-visible:border-focus-outer',
    'aria-expanded:border-focus-outer',
    'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger enabled:aria-invalid:hover:border-danger',
    'focus-visible:shadow-[0_0_0_2px_var(--portal-focus-inner)] forced-colors:aria-invalid:border-2',
    '[&:is(input,textarea):read-only]:bg-sunken',
    'disabled:cursor-not-allowed disabled:border-border-strong disabled:bg-sunken disabled:text-text-disabled disabled:opacity-100',
  ],
  { variants: { size: sizes }, defaultVariants: { size: 'md' } },
);

/** The same border around an input that shares it with an icon, a button or a footer. */
export const fieldBox = cva(
  [
    edge,
    'relative flex w-full min-w-0 max-md:text-lg hover:border-text-muted',
    'has-[:is(input,textarea):focus-visible]:border-focus-outer',
    'has-[:is(input,textarea):focus-visible]:outline-2 has-[:is(input,textarea):focus-visible]:outline-offset-2',
    'has-[:is(input,textarea):focus-visible]:outline-focus-outer has-[:is(input,textarea):focus-visible]:outline-solid',
    'has-[:is(input,textarea):focus-visible]:shadow-[0_0_0_2px_var(--portal-focus-inner)]',
    'has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger',
    'forced-colors:has-aria-invalid:border-2',
    'has-[:is(input,textarea):disabled]:cursor-not-allowed has-[:is(input,textarea):disabled]:border-border-strong',
    'has-[:is(input,textarea):disabled]:bg-sunken has-[:is(input,textarea):disabled]:text-text-disabled',
    'has-[:is(input,textarea):read-only]:bg-sunken',
  ],
  {
    variants: { size: sizes, stacked: { true: 'flex-col', false: 'items-center' } },
    defaultVariants: { size: 'md', stacked: false },
  },
);

/** The input inside a `fieldBox`, which shows border and focus for it. */
export const fieldBoxInput = cva([
  literal,
  'min-w-0 flex-1 self-stretch rounded-md bg-transparent px-2.5 text-ellipsis rtl:[&[dir=ltr]]:text-right',
  'focus-visible:shadow-none focus-visible:outline-none disabled:cursor-not-allowed',
]);

/** Content next to the text inside a `fieldBox`. */
export const fieldAffix = cva('flex-none text-text-muted', {
  variants: { kind: { icon: 'ms-2.5', text: 'pe-2.5', control: 'pe-[3px]' } },
  defaultVariants: { kind: 'text' },
});
