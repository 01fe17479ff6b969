import { cva } from 'class-variance-authority';

export const brandLogo = cva(
  'flex-none bg-(image:--portal-logo-shown) bg-contain bg-center bg-no-repeat forced-color-adjust-none',
  { variants: { size: { sm: 'size-6', md: 'size-[28px]', lg: 'size-[36px]' } } },
);
