import { cva } from 'class-variance-authority';

export const avatar = cva(
  'inline-grid flex-none place-items-center overflow-hidden rounded-full bg-brand-subtle-hover text-2xs leading-none font-semibold whitespace-nowrap text-text',
  { variants: { size: { md: 'size-6 tracking-[-0.04em]', lg: 'size-8' } }, defaultVariants: { size: 'md' } },
);
