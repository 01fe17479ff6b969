import { cva } from 'class-variance-authority';

/** 36 × 20 px visible, 28 px high to press. In right-to-left pages the thumb moves the other way. */
export const switchTrack = cva([
  'relative m-0 h-[20px] w-[36px] flex-none cursor-pointer appearance-none rounded-full bg-border-control',
  'transition-colors duration-2 checked:bg-brand-ui',
  "before:absolute before:inset-x-0 before:-inset-y-1 before:content-['']",
  "after:absolute after:start-0.5 after:top-0.5 after:size-4 after:rounded-full after:bg-surface after:content-['']",
  'after:transition-[translate] after:duration-2 after:ease-out checked:after:translate-x-4 checked:after:bg-on-brand-ui',
  'rtl:checked:after:-translate-x-4',
  'disabled:cursor-not-allowed disabled:bg-border-strong',
  'forced-colors:appearance-auto forced-colors:after:hidden',
]);
