import { cva } from 'class-variance-authority';

/** In forced colours the track has only a border: a filled track would hardly differ from the fill. */
export const progressTrack = cva(
  'h-1.5 w-full overflow-hidden rounded-full bg-border forced-colors:border forced-colors:bg-[Canvas]',
);

export const progressFill = cva('h-full rounded-full forced-colors:bg-[Highlight]', {
  variants: {
    tone: { brand: 'bg-brand-ui', success: 'bg-success-fill', danger: 'bg-danger-fill' },
    running: {
      true: 'w-1/3 animate-[portal-slide_1.2s_ease-in-out_infinite]',
      false: 'transition-[width] duration-3',
    },
  },
});
