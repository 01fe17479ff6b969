import { cva } from 'class-variance-authority';

export const feedEntry = cva([
  'relative grid grid-cols-[24px_minmax(0,1fr)] gap-2.5 pb-4 last:pb-0',
  'not-last:before:absolute not-last:before:top-[26px] not-last:before:start-[11.5px]',
  'not-last:before:bottom-0.5 not-last:before:w-px not-last:before:bg-border',
]);

export const feedDay = cva('not-last:mb-4');

export const feedHeading = cva('mb-2 text-xs font-semibold text-text-muted tabular-nums');

export const feedTime = cva('mt-0.5 block text-xs text-text-muted tabular-nums');

export const feedDot = cva('grid size-6 place-items-center rounded-full border', {
  variants: {
    tone: {
      neutral: 'border-border bg-surface text-text-muted',
      success: 'border-success-border bg-success-subtle text-success',
      warning: 'border-warning-border bg-warning-subtle text-warning',
      danger: 'border-danger-border bg-danger-subtle text-danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
});
