import { cva } from 'class-variance-authority';

export const badgeTones = {
  success: 'border-success-border bg-success-subtle text-success',
  pending: 'border-warning-border bg-warning-subtle text-warning',
  danger: 'border-danger-border bg-danger-subtle text-danger',
  info: 'border-info-border bg-info-subtle text-info',
  neutral: 'border-border-strong text-text',
  muted: 'border-border-strong text-text-muted',
};

/** A badge with text only is an inline block: flex boxes double the layout time of a page of badges. */
export const badge = cva(
  'max-w-full flex-none rounded-full border px-2 align-middle text-xs font-medium whitespace-nowrap',
  {
    variants: {
      tone: badgeTones,
      boxes: { true: 'inline-flex h-[22px] items-center gap-1.5 leading-none', false: 'inline-block py-0.5' },
    },
  },
);

/** The dot is generated content: it repeats the word, and an element of its own would be one more in each row. */
export const badgeDot = cva(
  'before:inline-block before:size-1.5 before:flex-none before:rounded-full before:align-[0.75px] before:content-[""] before:forced-color-adjust-none',
  {
    variants: {
      tone: {
        success: 'before:bg-success',
        pending: 'before:bg-warning',
        danger: 'before:bg-danger',
        info: 'before:bg-info',
        neutral: 'before:bg-text-muted',
        muted: 'before:bg-text-muted',
      },
      boxes: { true: '', false: 'before:me-1.5' },
    },
  },
);
