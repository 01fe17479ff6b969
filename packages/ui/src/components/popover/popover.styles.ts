import { cva } from 'class-variance-authority';

/** Unseen until it has its place, so that it never jumps. */
export const popoverPanel = cva([
  'fixed inset-auto m-0 max-w-[min(420px,calc(100vw-16px))] flex-col overflow-y-auto open:flex not-data-side:invisible',
  'rounded-[calc(var(--portal-radius-md)+3px)] border-0 bg-overlay p-4 text-sm text-text shadow-2 wrap-anywhere',
  'transition-opacity duration-1 ease-out starting:opacity-0',
  'forced-colors:border forced-colors:border-[ButtonBorder]',
]);
