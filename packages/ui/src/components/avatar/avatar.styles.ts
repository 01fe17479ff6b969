import { cva } from 'class-variance-authority';

export const avatar = cva(
  'inline-grid flex-none place-items-center overflow-hidden rounded-full bg-brand-subtle-hover text-2xs leading-none font-semibold whitespace-nowrap text-text',
  { variants: { size: { md: 'size-6 tracking-[-0.04em]', lg: 'size-8' } }, defaultVariants: { size: 'md' } },
);

/**
 * The same circle before a written name, as generated content: assistive technology, copying and search in the page
 * see only the name. The element has the initials as `data-initials`.
 */
export const initialsBefore = cva([
  'data-initials:before:me-2 data-initials:before:inline-grid data-initials:before:size-6 data-initials:before:place-items-center',
  'data-initials:before:rounded-full data-initials:before:bg-brand-subtle-hover data-initials:before:align-middle',
  'data-initials:before:text-2xs data-initials:before:leading-none data-initials:before:font-semibold',
  "data-initials:before:tracking-[-0.04em] data-initials:before:text-text data-initials:before:content-[attr(data-initials)/'']",
]);
