import { cva } from 'class-variance-authority';

export const commandRoot = cva('flex min-h-0 flex-col text-text');

export const commandField = cva(
  'flex h-[52px] flex-none items-center gap-3 border-b border-border px-4 text-text-muted [&>svg]:flex-none',
);

/** The field always has the focus in its dialog; the active option shows where keys act. */
export const commandInput = cva(
  'h-full min-w-0 flex-1 text-md text-text max-md:text-lg placeholder:text-text-muted focus-visible:shadow-none focus-visible:outline-none',
);

export const commandOptions = cva('min-h-0 flex-1 overflow-y-auto p-1.5 empty:hidden');

export const commandHeading = cva('px-2.5 pt-2 pb-1 text-2xs font-medium text-text-muted');

export const commandOption = cva([
  'flex min-h-[34px] cursor-pointer scroll-my-1.5 items-center gap-2.5 rounded-md px-2.5 py-1 text-sm text-text no-underline',
  'select-none max-md:min-h-[44px] [&>svg]:flex-none [&>svg]:text-text-muted',
  'hover:bg-sunken data-active:bg-brand-subtle dark:hover:bg-brand-subtle',
  'aria-disabled:cursor-not-allowed',
  'forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2 forced-colors:data-active:outline-[Highlight]',
]);

export const commandText = cva('min-w-0 flex-1 wrap-anywhere');

export const commandPrefix = cva('me-1 text-text-muted tabular-nums');

export const commandReason = cva('block text-xs text-text-muted');

export const commandDetail = cva('flex-none text-xs text-text-muted');

export const commandShortcut = cva('flex-none font-sans text-xs text-text-muted max-md:hidden');

export const commandFoot = cva([
  'flex min-h-[32px] flex-none items-center gap-4 border-t border-border px-4 py-1 text-xs text-text-muted',
  'has-[>.sr-only:only-child]:min-h-0 has-[>.sr-only:only-child]:border-t-0 has-[>.sr-only:only-child]:py-0',
]);

export const commandHints = cva('flex min-w-0 flex-wrap items-center gap-4 max-md:hidden');
