import { cva } from 'class-variance-authority';

export const menuPanel = cva(
  [
    'z-menu min-w-[208px] max-w-[calc(100vw-32px)] rounded-[calc(var(--portal-radius-md)+3px)] bg-overlay p-1 text-text shadow-2',
    'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto outline-none',
    'transition-[opacity,translate] duration-1 ease-out starting:-translate-y-0.5 starting:opacity-0',
    'forced-colors:border forced-colors:border-[ButtonBorder]',
  ],
  { variants: {} },
);

export const menuItem = cva(
  [
    'flex min-h-[32px] w-full items-center gap-2 rounded-md px-2 text-sm whitespace-nowrap outline-none select-none',
    'cursor-pointer max-md:min-h-[40px] [&>svg]:flex-none',
    'aria-disabled:cursor-not-allowed aria-disabled:text-text-disabled aria-disabled:[&>svg]:text-current',
    'forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-[Highlight]',
  ],
  {
    variants: {
      tone: {
        neutral: 'data-highlighted:bg-sunken dark:data-highlighted:bg-brand-subtle [&>svg]:text-text-muted',
        danger: 'text-danger data-highlighted:bg-danger-subtle [&>svg]:text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export const menuLine = cva('-mx-1 my-1 h-px bg-border forced-colors:bg-[ButtonBorder]');

export const menuGroupName = cva('block px-2 pt-1.5 pb-1 text-2xs font-medium text-text-muted');

/** Keeps its width without a tick, so that the labels stay aligned. */
export const menuTick = cva('grid size-4 flex-none place-items-center [&>svg]:text-text');
