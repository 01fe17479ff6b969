import { cva } from 'class-variance-authority';

export const badgeTones = {
  success: 'border-success-border bg-success-subtle text-success',
  pending: 'border-warning-border bg-warning-subtle text-warning',
  danger: 'border-danger-border bg-danger-subtle text-danger',
  info: 'border-info-border bg-info-subtle text-info',
  neutral: 'border-border-strong text-text',
  muted: 'border-border-strong text-text-muted',
};

export const badge = cva(
  [
    'inline-flex h-[22px] max-w-full flex-none items-center gap-1.5 rounded-full border px-2 align-middle text-xs leading-none',
    'font-medium whitespace-nowrap',
  ],
  {
    variants: {
      tone: badgeTones,
    },
  },
);

export const badgeDot = cva('size-1.5 flex-none rounded-full forced-color-adjust-none', {
  variants: {
    tone: {
      success: 'bg-success',
      pending: 'bg-warning',
      danger: 'bg-danger',
      info: 'bg-info',
      neutral: 'bg-text-muted',
      muted: 'bg-text-muted',
    },
  },
});
