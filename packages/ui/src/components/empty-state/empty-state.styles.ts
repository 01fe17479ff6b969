import { cva } from 'class-variance-authority';

export const iconDisc = cva('grid size-[44px] flex-none place-items-center rounded-full', {
  variants: {
    tone: { neutral: 'bg-sunken text-text-muted', danger: 'bg-danger-subtle text-danger' },
  },
});
