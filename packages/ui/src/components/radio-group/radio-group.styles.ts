import { cva } from 'class-variance-authority';

export const radioSet = cva('m-0 grid min-w-0 gap-1.5 border-0 p-0');

export const radioLegend = cva('mb-1.5 flex items-baseline gap-1 p-0 font-medium wrap-anywhere');

export const radioOptions = cva('min-w-0', {
  variants: {
    variant: {
      plain: '',
      card: '',
      segmented:
        'flex! gap-0.5 rounded-[calc(var(--portal-radius-md)+1px)] border border-border bg-sunken p-px',
    },
    inline: { true: 'flex flex-wrap', false: 'grid' },
  },
  compoundVariants: [
    { variant: 'plain', inline: true, class: 'gap-x-5 gap-y-2' },
    { variant: 'plain', inline: false, class: 'gap-2' },
    { variant: 'card', class: 'gap-2' },
  ],
});

export const radioOption = cva('min-w-0', {
  variants: {
    variant: {
      plain: 'grid justify-items-start',
      card: [
        'relative grid rounded-md border border-border-control bg-surface px-3 py-2.5 transition-colors duration-1',
        'hover:border-text-muted has-checked:border-brand-ui has-checked:bg-brand-subtle',
        'has-checked:inset-ring has-checked:inset-ring-brand-ui',
        'has-disabled:border-border has-disabled:bg-sunken',
        'forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]',
      ],
    },
    inline: { true: '', false: '' },
  },
  compoundVariants: [{ variant: 'card', inline: true, class: 'flex-[1_1_200px]' }],
});

/** An option of one line of segments, as high as a cell of a table has room for. */
export const radioSegment = cva([
  'relative inline-flex min-h-6 min-w-0 flex-auto cursor-pointer items-center justify-center px-1.5 text-center text-xs font-medium',
  'rounded-[max(calc(var(--portal-radius-md)-1px),0px)] border border-transparent text-text-muted',
  'transition-colors duration-1 hover:text-text',
  'has-checked:border-border-strong has-checked:bg-pressed has-checked:text-text has-checked:shadow-1',
  'has-disabled:cursor-not-allowed',
  'forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2 forced-colors:has-checked:outline-[Highlight]',
]);

/** Covers its segment, so that the whole segment shows the focus. */
export const radioSegmentInput = cva(
  'absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-[inherit] focus-visible:outline-offset-[-2px] focus-visible:shadow-none',
);

/** A press anywhere on the card selects its option. */
export const radioLabel = cva('', {
  variants: {
    variant: { plain: '', card: "w-full font-medium before:absolute before:inset-0 before:content-['']" },
  },
});
