import { cva } from 'class-variance-authority';

export const linkVariants = cva(
  'rounded-sm wrap-break-word text-link underline underline-offset-3 hover:text-link-hover hover:decoration-current',
  {
    variants: {
      /** Underlined on hover only: where its position or column already shows that it is a link. */
      quiet: { true: 'decoration-transparent', false: 'decoration-current/35' },
    },
    defaultVariants: { quiet: false },
  },
);
