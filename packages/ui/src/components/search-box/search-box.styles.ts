import { cva } from 'class-variance-authority';

export const searchBox = cva([
  'flex h-control-sm w-[300px] max-w-full items-center rounded-md border border-border-control bg-field ps-1.5 pe-[3px]',
  'hover:border-text-muted has-[input:focus-visible]:border-focus-outer',
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus-outer',
  'has-[input:focus-visible]:outline-solid has-[input:focus-visible]:shadow-[0_0_0_2px_var(--portal-focus-inner)]',
  'max-md:min-w-0 max-md:flex-1 max-md:text-lg',
]);

export const searchInput = cva(
  'h-full min-w-0 flex-1 text-ellipsis focus-visible:shadow-none focus-visible:outline-none',
);

export const searchButton = cva(
  'grid size-6 flex-none cursor-pointer place-items-center rounded-sm text-text-muted hover:bg-control-hover hover:text-text',
);
