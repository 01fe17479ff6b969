import { cva } from 'class-variance-authority';

/** The invisible margin bridges the gap to the control, so that the pointer can move onto the tooltip. */
export const tooltip = cva(
  [
    'fixed inset-auto m-0 overflow-visible rounded-sm bg-inverse text-xs font-regular',
    'text-start whitespace-normal text-text-on-inverse shadow-2 forced-colors:border',
    "before:absolute before:inset-x-0 before:-inset-y-1.5 before:-z-1 before:content-['']",
  ],
  {
    variants: {
      wide: { true: 'max-w-[min(640px,calc(100vw-16px))]', false: 'max-w-[min(260px,calc(100vw-16px))]' },
    },
  },
);

export const tooltipText = cva('block max-h-[calc(100dvh-16px)] overflow-hidden px-2 py-1 wrap-anywhere');
