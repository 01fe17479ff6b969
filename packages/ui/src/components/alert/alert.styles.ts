import { cva } from 'class-variance-authority';

export const alert = cva('flex items-start gap-2.5 border px-3 py-2.5 text-text', {
  variants: {
    tone: {
      info: 'border-info-border bg-info-subtle',
      success: 'border-success-border bg-success-subtle',
      warning: 'border-warning-border bg-warning-subtle',
      danger: 'border-danger-border bg-danger-subtle',
    },
    banner: { true: 'border-x-0 border-t-0', false: 'rounded-md' },
  },
});

export const alertIcon = cva('mt-0.5', {
  variants: {
    tone: { info: 'text-info', success: 'text-success', warning: 'text-warning', danger: 'text-danger' },
  },
});
