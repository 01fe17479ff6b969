import { cva } from 'class-variance-authority';

const box = [
  'relative m-0 grid size-4 flex-none cursor-pointer appearance-none place-items-center bg-field',
  'border-[1.5px] border-border-control transition-colors duration-1 hover:border-text-muted',
  'checked:border-brand-ui checked:bg-brand-ui',
  'disabled:cursor-not-allowed disabled:border-border-strong disabled:bg-sunken',
  'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
  'forced-colors:appearance-auto forced-colors:after:hidden',
  "before:absolute before:-inset-[7.5px] before:content-['']",
];

/** 16 px visible, 28 px to press. */
export const checkboxBox = cva([
  ...box,
  'rounded-[min(4px,var(--portal-radius-sm))] indeterminate:border-brand-ui indeterminate:bg-brand-ui',
  'disabled:indeterminate:border-border-strong disabled:indeterminate:bg-sunken',
  "not-indeterminate:checked:after:h-[5px] not-indeterminate:checked:after:w-[9px] not-indeterminate:checked:after:content-['']",
  'checked:after:box-border indeterminate:after:box-border',
  'checked:after:-translate-y-px checked:after:-rotate-45 checked:after:border-b-[1.75px] checked:after:border-l-[1.75px]',
  'checked:after:border-on-brand-ui disabled:after:border-text-disabled!',
  "indeterminate:after:w-2 indeterminate:after:translate-none indeterminate:after:rotate-none indeterminate:after:border-l-0 indeterminate:after:border-b-[1.75px] indeterminate:after:border-on-brand-ui indeterminate:after:content-['']",
]);

/** The same box, round, for a radio. */
export const radioDot = cva([
  ...box,
  'rounded-full checked:after:size-1.5 checked:after:rounded-full checked:after:bg-on-brand-ui',
  "checked:after:content-[''] disabled:checked:after:bg-text-disabled",
]);

/** Control and text in one label, so that a press on either works. */
export const choiceLabel = cva(
  'inline-flex max-w-full min-w-0 cursor-pointer items-start gap-2 has-disabled:cursor-not-allowed has-disabled:text-text-disabled',
);

/** The hint below a choice. */
export const choiceNote = cva('text-xs text-text-muted wrap-anywhere');
