import { cva } from 'class-variance-authority';

export const spinner = cva(
  [
    'inline-block flex-none animate-[portal-spin_.8s_linear_infinite] rounded-full border-current/28 border-t-current',
    'forced-colors:border-[GrayText] forced-colors:border-t-[Highlight]',
  ],
  {
    variants: {
      size: { sm: 'size-[14px] border-2', lg: 'size-6 border-[2.5px] text-brand-ui' },
    },
  },
);
