import { cva } from 'class-variance-authority';

export const brandLogo = cva(
  'aspect-[var(--_p-logo-shown-ratio,1)] flex-none bg-(image:--portal-logo-shown) bg-contain bg-center bg-no-repeat forced-color-adjust-none',
  { variants: { size: { sm: 'h-6', md: 'h-[28px]', lg: 'h-[36px]' } } },
);
