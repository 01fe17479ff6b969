import { cva } from 'class-variance-authority';

const ring =
  'bg-[conic-gradient(var(--_p-ring)_calc(var(--_p-percent)*1%),var(--portal-border-strong)_0)] forced-color-adjust-none';

export const progressRing = cva('rounded-full', {
  variants: {
    size: {
      sm: [
        'inline-block size-[18px] flex-none align-middle',
        ring,
        'mask-[radial-gradient(circle_closest-side,transparent_calc(100%-3.4px),#000_calc(100%-2.8px))]',
      ],
      lg: [
        'relative grid size-[72px] flex-none place-items-center',
        'before:absolute before:inset-0 before:rounded-full before:content-[""]',
        'before:bg-[conic-gradient(var(--_p-ring)_calc(var(--_p-percent)*1%),var(--portal-border-strong)_0)]',
        'before:mask-[radial-gradient(circle_closest-side,transparent_calc(100%-7.5px),#000_calc(100%-7px))]',
        'before:forced-color-adjust-none',
        'after:text-lg after:font-semibold after:tracking-[-0.02em] after:tabular-nums after:content-[attr(aria-label)]',
      ],
    },
    done: { true: '[--_p-ring:var(--portal-success)]', false: '[--_p-ring:var(--portal-brand-ui)]' },
  },
});
