import { cva } from 'class-variance-authority';

/** In the top layer, above dialogs and the pager of a list. Only the messages receive presses. */
export const toastRegion = cva([
  'pointer-events-none fixed inset-auto end-4 bottom-[60px] m-0 grid w-[min(380px,calc(100vw-32px))] justify-items-stretch gap-2',
  'overflow-visible border-0 bg-transparent p-0 text-sm',
]);

export const toast = cva([
  'pointer-events-auto flex min-h-[44px] items-center gap-2.5 rounded-lg bg-overlay py-2 ps-[14px] pe-2 text-text shadow-3',
  'transition-[opacity,translate] duration-3 ease-out starting:translate-y-2 starting:opacity-0',
  'forced-colors:border forced-colors:border-[ButtonBorder]',
]);

export const toastIcon = cva('flex-none', {
  variants: {
    tone: { success: 'text-success', info: 'text-info', warning: 'text-warning', danger: 'text-danger' },
  },
});

export const toastText = cva('max-h-[160px] min-w-0 flex-1 overflow-y-auto wrap-anywhere');

export const toastWaiting = cva(
  'pointer-events-auto justify-self-end rounded-full bg-inverse px-2 py-0.5 text-xs text-text-on-inverse tabular-nums',
);
