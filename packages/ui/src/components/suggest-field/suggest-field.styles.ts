import { cva } from 'class-variance-authority';

/** Invisible until it is positioned, so that it does not jump. */
export const suggestPanel = cva([
  'fixed inset-auto m-0 max-w-[calc(100vw-16px)] overflow-y-auto not-data-side:invisible',
  'rounded-[calc(var(--portal-radius-md)+3px)] border-0 bg-overlay p-1 text-sm text-text shadow-2',
  'forced-colors:border forced-colors:border-[ButtonBorder]',
]);

export const suggestOption = cva([
  'flex min-h-[32px] cursor-pointer items-center rounded-md px-2 py-1 wrap-anywhere select-none max-md:min-h-[40px]',
  'hover:bg-sunken dark:hover:bg-brand-subtle',
  'data-active:bg-sunken dark:data-active:bg-brand-subtle',
  'data-active:outline-2 data-active:-outline-offset-2 data-active:outline-focus-outer',
]);
