import { cva } from 'class-variance-authority';

export const chooserList = cva('m-0 list-none p-0');

export const chooserItem = cva(
  'flex min-h-[40px] flex-wrap items-center gap-x-3 border-b border-border py-0.5 last:border-b-0 max-md:min-h-[48px]',
);

export const chooserTools = cva('flex flex-none items-center gap-0.5');

export const chooserWidth = cva('flex w-[96px] flex-none items-center gap-1.5 text-text-muted');

export const chooserWidthInput = cva('text-end text-text tabular-nums');
