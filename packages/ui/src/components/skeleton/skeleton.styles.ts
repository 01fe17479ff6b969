import { cva } from 'class-variance-authority';

export const skeleton = cva(
  'inline-block max-w-full animate-[portal-breathe_1.6s_ease-in-out_infinite] bg-border align-middle',
  {
    variants: {
      shape: {
        bar: 'h-2.5 w-full rounded-full',
        pill: 'h-[20px] w-[96px] rounded-full',
        dot: 'size-[18px] rounded-full',
        box: 'size-4 rounded-sm',
      },
    },
  },
);
