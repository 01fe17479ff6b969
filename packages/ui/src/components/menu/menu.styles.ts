import { cva } from 'class-variance-authority';

export const menuPanel = cva(
  [
    'z-menu min-w-[208px] max-w-[calc(100vw-32px)] rounded-[calc(var(--portal-radius-md)+3px)] bg-overlay p-1 text-text shadow-2',
    'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto outline-none',
    'transition-[opacity,translate] duration-1 ease-out starting:-translate-y-0.5 starting:opacity-0',
    'forced-colors:border forced-colors:border-[ButtonBorder]',
  ],
  {
    variants: {
      sheet: {
        true: [
          'max-md:max-h-[80dvh] max-md:max-w-none max-md:rounded-t-[calc(var(--portal-radius-lg)+2px)] max-md:rounded-b-none max-md:p-2',
          'max-md:shadow-[0_0_0_100vmax_var(--portal-scrim)] max-md:[&_[role^=menuitem]]:min-h-[44px]',
        ],
      },
    },
  },
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

export const menuBadge = cva(
  'flex-none rounded-sm border border-border-strong px-1.5 text-xs leading-5 font-regular text-text',
);
export const menuDetail = cva('ms-auto flex-none ps-4 text-xs text-text-muted tabular-nums');
export const menuSearch = cva(
  '-mx-1 -mt-1 mb-1 flex items-center gap-2 border-b border-border px-3 text-text-muted [&>svg]:flex-none',
);
export const menuSearchInput = cva(
  'h-[40px] min-w-0 flex-1 bg-transparent text-sm text-text placeholder:text-text-muted max-md:h-[48px]',
);
export const menuEmpty = cva('px-2 py-1.5 text-sm text-text-muted');

/** Keeps its width without a tick, so that the labels stay aligned. */
export const menuTick = cva('grid size-4 flex-none place-items-center [&>svg]:text-text');
