import { cva } from 'class-variance-authority';

/** Holds the toggle and, where there is one, its remove button, as one chip. */
export const tagFrame = cva([
  'inline-flex min-h-6 max-w-full items-stretch rounded-sm border border-border-strong bg-sunken text-xs text-text',
  'transition-colors duration-1 hover:border-text-muted',
  'data-pressed:border-brand-ui data-pressed:bg-brand-subtle data-pressed:inset-ring data-pressed:inset-ring-brand-ui',
  'data-disabled:border-border data-disabled:text-text-disabled',
  'forced-colors:data-pressed:outline-2 forced-colors:data-pressed:outline-[Highlight]',
]);

export const tagToggle = cva([
  'inline-flex min-w-6 cursor-pointer items-center gap-1 rounded-sm px-2',
  'max-md:min-h-[40px] aria-disabled:cursor-not-allowed',
]);

export const tagCount = cva('text-text-muted tabular-nums [[aria-disabled]>&]:text-current');

export const tagRemove = cva(
  'grid w-6 flex-none cursor-pointer place-items-center rounded-sm text-text-muted hover:bg-brand-subtle-hover hover:text-text max-md:w-[40px]',
);
