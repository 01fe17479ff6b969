import { cva } from 'class-variance-authority';

export const navigationColumn = cva(
  'sticky top-0 h-[100dvh] w-nav flex-none border-e border-nav-border bg-nav-ground text-on-nav max-md:hidden',
);

export const navigationSheet = cva([
  'fixed inset-y-0 start-0 end-auto m-0 h-[100dvh] max-h-none w-[min(288px,84vw)] max-w-none bg-nav-ground p-0 text-on-nav',
  'shadow-3 backdrop:bg-scrim animate-[portal-enter_var(--portal-dur-3)_var(--portal-ease-out)]',
]);

export const navigationItem = cva([
  'relative flex min-h-nav-item items-center gap-2.5 rounded-md px-2.5 font-medium text-on-nav-muted',
  'transition-colors duration-1 hover:bg-nav-hover hover:text-on-nav',
  'outline-offset-[-2px] focus-visible:shadow-none focus-visible:outline-on-nav',
  'aria-[current=page]:bg-nav-active aria-[current=page]:text-on-nav',
  'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:-start-2',
  'aria-[current=page]:before:w-[3px] aria-[current=page]:before:rounded-e-full',
  'aria-[current=page]:before:bg-nav-indicator aria-[current=page]:before:content-[""]',
  'forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:outline-[Highlight]',
  'aria-disabled:cursor-default aria-disabled:opacity-60 aria-disabled:hover:bg-transparent aria-disabled:hover:text-on-nav-muted',
]);
