import { cva } from 'class-variance-authority';

/** Closing takes half the time of opening. */
const leaving = 'data-[state=closed]:[animation-duration:calc(var(--portal-dur-3)/2)]';

export const scrim = cva([
  'fixed inset-0 z-dialog grid grid-cols-[minmax(0,1fr)] items-start justify-items-center overflow-auto bg-scrim px-4 pt-[10dvh] pb-4',
  'transition-opacity duration-3 ease-out starting:opacity-0 max-md:items-end max-md:p-0',
  'data-[state=closed]:animate-[portal-fade_ease-in_forwards]',
  leaving,
]);

export const panel = cva(
  [
    'flex max-h-[calc(90dvh-32px)] w-full flex-col bg-overlay text-sm text-text shadow-3 outline-none',
    'rounded-[calc(var(--portal-radius-lg)+2px)] max-md:max-h-[92dvh] max-md:max-w-none max-md:rounded-b-none',
    'transition-[opacity,translate] duration-3 ease-out starting:translate-y-2 starting:opacity-0',
    'data-[state=closed]:animate-[portal-sink_ease-in_forwards]',
    leaving,
    'forced-colors:border forced-colors:border-[ButtonBorder]',
  ],
  {
    variants: {
      size: {
        sm: 'md:max-w-[400px]',
        md: 'md:max-w-dialog',
        lg: 'md:max-w-[720px]',
        xl: 'md:max-w-[960px]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export const panelForm = cva('flex min-h-0 grow flex-col');
export const panelHeader = cva('flex min-h-[48px] flex-none items-center gap-3 ps-5 pe-3 pt-4');
export const panelTitle = cva('min-w-0 flex-1 text-lg font-semibold tracking-[-0.01em] wrap-anywhere');
export const panelDescription = cva('text-text-muted wrap-anywhere');
// Positioned, so that what is hidden in it scrolls with it and does not lengthen the scrim.
export const panelBody = cva(
  'relative grid min-h-0 grow grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto px-5 pt-3 pb-5',
);
export const panelFooter = cva([
  'flex flex-none flex-wrap justify-end gap-2 border-t border-border px-5 py-3',
  'rounded-b-[calc(var(--portal-radius-lg)+2px)] bg-[color-mix(in_oklab,var(--portal-canvas)_55%,var(--portal-overlay))] max-md:rounded-b-none',
]);
