import { cva } from 'class-variance-authority';

export const toggleTray = cva(
  'inline-flex max-w-full gap-0.5 overflow-x-auto rounded-[calc(var(--portal-radius-md)+1px)] border border-border bg-sunken p-px [scrollbar-width:none]',
);

export const toggleItem = cva(
  [
    'inline-flex min-h-[calc(var(--portal-control-h-sm)-4px)] max-w-full min-w-[28px] flex-[1_0_auto] cursor-pointer items-center justify-center',
    'gap-1.5 rounded-[max(calc(var(--portal-radius-md)-1px),0px)] border border-transparent font-medium whitespace-nowrap',
    'text-text-muted transition-colors duration-1 hover:text-text',
    'aria-disabled:cursor-not-allowed aria-disabled:text-text-disabled aria-disabled:hover:text-text-disabled',
    'focus-visible:outline-offset-[-2px] focus-visible:shadow-none',
    'data-pressed:border-border-strong data-pressed:bg-pressed data-pressed:text-text data-pressed:shadow-1',
    'forced-colors:data-pressed:outline-2 forced-colors:data-pressed:-outline-offset-2 forced-colors:data-pressed:outline-[Highlight]',
  ],
  { variants: { iconOnly: { true: 'w-[32px]', false: 'px-2.5' } } },
);
