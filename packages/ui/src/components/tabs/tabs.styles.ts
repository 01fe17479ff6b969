import { cva } from 'class-variance-authority';

export const tabList = cva(
  'flex max-w-full gap-5 overflow-x-auto border-b border-border [scrollbar-width:none]',
);

export const tabLook = cva([
  'inline-flex min-h-[36px] max-w-full flex-none cursor-pointer items-center gap-1.5 border-b-2 border-transparent font-medium',
  'text-text-muted transition-colors duration-1 hover:text-text max-md:min-h-[40px]',
  'aria-selected:border-brand-ui aria-selected:text-text',
  'aria-disabled:cursor-not-allowed aria-disabled:text-text-disabled aria-disabled:hover:text-text-disabled',
  'focus-visible:outline-offset-[-2px] focus-visible:shadow-none',
  'forced-colors:aria-selected:border-[Highlight]',
]);

export const tabPanel = cva('pt-4');
