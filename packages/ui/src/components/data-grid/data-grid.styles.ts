import { cva } from 'class-variance-authority';

export const region = cva([
  'group/grid @container min-h-0 flex-1 overflow-auto overscroll-x-contain border-t border-border bg-surface',
  '[scrollbar-color:var(--portal-border-strong)_transparent] [scrollbar-width:thin]',
  'focus-visible:outline-offset-[-2px]',
]);

/** A long page has no table layout: the browser can skip its blocks only if they are boxes of their own. */
export const table = cva('w-(--_p-w) min-w-full tabular-nums max-md:block max-md:w-full', {
  variants: { long: { true: 'block', false: 'table-fixed' } },
});

/** The header sticks as one element: thirty sticky headings would be thirty layers in each frame. */
export const head = cva('sticky top-0 z-sticky max-md:hidden', {
  variants: { long: { true: 'block', false: '' } },
});

/** Replaces the header while rows are folded; its checkbox is aligned with theirs. */
export const foldedHead = cva([
  'sticky top-0 z-sticky flex min-h-[44px] items-center gap-2 border-b border-border-strong bg-surface pe-gutter has-[button]:pe-2',
]);

const laidOutBySize = 'grid [grid-template-columns:var(--_p-cols)]';

export const headRow = cva('', { variants: { long: { true: laidOutBySize, false: '' } } });

/** Outside the viewport a block keeps its size, but is not styled, laid out or painted. Find in page still works. */
export const body = cva(
  [
    'max-md:block [&_td]:focus-visible:-outline-offset-2 [&_td]:focus-visible:shadow-none',
    // The focused element scrolls out from under the header and the pinned columns.
    '[&_:is(td,a,button,input)]:scroll-mt-head [&_:is(td,a,button,input)]:scroll-ms-(--_p-pins)',
    '[&_:is(td,a,button,input)]:scroll-me-(--_p-pin-end) max-md:[--_p-pins:0px] @max-[480px]:[--_p-pins:0px]',
  ],
  {
    variants: {
      long: {
        true: 'block [contain-intrinsic-block-size:auto_calc(var(--_p-rows)*var(--portal-row-h))] [content-visibility:auto]',
        false: '',
      },
    },
  },
);

/** The shadow of the token falls to the right; right to left it must fall to the left. */
export const pinEdge = [
  'border-e group-data-scrolled-start/grid:border-e-border-strong group-data-scrolled-start/grid:shadow-pin',
  'rtl:group-data-scrolled-start/grid:shadow-[-6px_0_8px_-6px_color-mix(in_oklab,var(--portal-text)_25%,transparent)]',
].join(' ');

export const headCell = cva(
  [
    'h-head border-b border-border-strong bg-surface px-cell-x align-middle content-center',
    'overflow-clip text-xs font-medium text-ellipsis whitespace-nowrap text-text-muted',
  ],
  {
    variants: {
      align: { start: 'text-start', end: 'text-end' },
      lead: { true: 'md:ps-gutter', false: '' },
      pin: {
        none: '',
        start: 'sticky z-1 @max-[480px]:static',
        end: 'sticky z-1',
      },
    },
  },
);

export const sortButton = cva([
  '-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 align-middle font-medium',
  'hover:bg-sunken hover:text-text focus-visible:outline-offset-[-2px] focus-visible:shadow-none',
  '[&>svg]:opacity-55 [[aria-sort]>&]:font-semibold [[aria-sort]>&]:text-text',
  '[[aria-sort]>&>svg]:text-brand-ui [[aria-sort]>&>svg]:opacity-100',
]);

const foldedRow = [
  'max-md:grid max-md:h-auto max-md:items-center max-md:border-b max-md:border-border max-md:py-2',
  "max-md:[grid-template-areas:'check_title_title_id_menu'_'check_status_ring_date_menu'_'check_action_note_note_menu']",
  // Below the width of a phone, the ring would be truncated between badge and date: it gets its own line.
  "max-md:@max-[390px]:[grid-template-areas:'check_title_title_id_menu'_'check_status_status_date_menu'_'check_ring_ring_ring_menu'_'check_action_note_note_menu']",
];

export const row = cva(
  [
    'group/row bg-surface hover:bg-row-hover focus-within:bg-row-hover',
    'aria-selected:bg-row-selected aria-selected:hover:bg-row-selected-hover',
    ...foldedRow,
  ],
  {
    variants: {
      long: { true: laidOutBySize, false: '' },
      opens: { true: 'cursor-pointer', false: '' },
      selectable: { true: '[--_p-fold-start:44px]', false: '[--_p-fold-start:16px]' },
      menu: { true: '[--_p-fold-end:44px]', false: '[--_p-fold-end:16px]' },
    },
    compoundVariants: [
      {
        class: 'max-md:grid-cols-[var(--_p-fold-start)_auto_minmax(0,1fr)_auto_var(--_p-fold-end)]',
      },
    ],
  },
);

/**
 * A pinned cell has its own background, because others pass beneath it. It reads the state of the row and no variable
 * of it: a variable is inherited, and each selection would restyle every cell.
 */
const pinned = [
  'sticky z-2 [--_p-pin-end:0px] [--_p-pins:0px] bg-surface group-hover/row:bg-row-hover group-focus-within/row:bg-row-hover',
  'group-aria-selected/row:bg-row-selected group-aria-selected/row:group-hover/row:bg-row-selected-hover',
];

/** The shadow belongs to the last pinned column, and only while something is scrolled beneath it. */
export const cell = cva(
  [
    // The browser's default alignment is inherited, and would restyle each cell with its row.
    'h-row border-b border-border px-cell-x align-middle content-center',
    'max-md:static max-md:h-auto max-md:border-0 max-md:bg-transparent! max-md:p-0',
    'forced-colors:group-aria-selected/row:border-b-2 forced-colors:group-aria-selected/row:border-[Highlight]',
  ],
  {
    variants: {
      // In a right-to-left page, a left-to-right text still aligns with the edge of its column.
      align: { start: 'text-start rtl:text-right', end: 'text-end rtl:text-left' },
      lead: { true: 'md:ps-gutter', false: '' },
      muted: { true: 'text-text-muted', false: '' },
      strong: { true: 'font-medium', false: '' },
      // Clipped, not hidden: a scrollable cell costs a third more layout.
      clip: {
        true: 'overflow-clip text-ellipsis whitespace-nowrap rtl:[unicode-bidi:plaintext]',
        false: 'whitespace-nowrap',
      },
      // A narrow container has no room for pinned columns, only for the menu.
      pin: { none: '', start: [...pinned, '@max-[480px]:static'], end: [...pinned, 'end-0'] },
      pinEdge: {
        true: [pinEdge, 'max-md:shadow-none! @max-[480px]:shadow-none!'],
        false: '',
      },
      fold: {
        none: 'max-md:hidden',
        check: 'max-md:grid max-md:place-items-center max-md:[grid-area:check]',
        menu: 'max-md:grid max-md:place-items-center max-md:[grid-area:menu]',
        title: 'max-md:block max-md:leading-6 max-md:font-semibold max-md:[grid-area:title]',
        // With room for the focus ring of its link.
        id: 'max-md:block max-md:ps-3 max-md:text-end max-md:[grid-area:id] max-md:[overflow-clip-margin:4px]',
        status: 'max-md:flex max-md:items-center max-md:[grid-area:status]',
        ring: [
          'max-md:block max-md:ps-2.5 max-md:text-xs max-md:text-text-muted max-md:[grid-area:ring]',
          'max-md:@max-[390px]:ps-0 max-md:@max-[390px]:pt-1',
        ],
        // A third line, only for rows with content in it.
        action: 'max-md:flex max-md:pt-1 max-md:[grid-area:action]',
        note: 'max-md:flex max-md:min-w-0 max-md:justify-end max-md:ps-3 max-md:pt-1 max-md:[grid-area:note]',
        date: 'max-md:block max-md:ps-3 max-md:text-end max-md:text-xs max-md:text-text-muted max-md:[grid-area:date]',
      },
    },
  },
);

export const checkCell = 'px-0! text-center! overflow-visible!';

/**
 * The cell above the others fades them out over 20 px. The rule shows it where something is hidden: a rule for
 * elements outside such a region would restyle the whole table at each change.
 */
const fade = [
  "before:pointer-events-none before:absolute before:inset-y-0 before:-start-[20px] before:w-[20px] before:content-['']",
  'before:[--_p-onward:90deg] rtl:before:[--_p-onward:-90deg]',
  'before:[background-image:linear-gradient(var(--_p-onward),transparent,var(--portal-surface))]',
  'before:hidden md:group-data-scrolled-end/grid:before:block',
];

export const headMenuCell = ['end-0 overflow-visible!', ...fade].join(' ');

export const menuCell = [
  'px-2! text-end! overflow-visible! max-md:p-0!',
  ...fade,
  'group-hover/row:before:[background-image:linear-gradient(var(--_p-onward),transparent,var(--portal-row-hover))]',
  'group-focus-within/row:before:[background-image:linear-gradient(var(--_p-onward),transparent,var(--portal-row-hover))]',
  'group-aria-selected/row:before:[background-image:linear-gradient(var(--_p-onward),transparent,var(--portal-row-selected))]',
  'group-aria-selected/row:group-hover/row:before:[background-image:linear-gradient(var(--_p-onward),transparent,var(--portal-row-selected-hover))]',
].join(' ');

export const rowLink = cva(
  'rounded-[2px] text-link underline decoration-transparent underline-offset-3 hover:text-link-hover hover:decoration-current',
);

/**
 * 16 px visible, 28 px to press: the visible box is the background inside a transparent border. It is one element
 * without pseudo-elements: each positioned one would be a layer, and a page has a hundred checkboxes.
 */
export const checkbox = cva([
  'mx-auto -my-[6px] block size-[28px] cursor-pointer appearance-none border-[6px] border-transparent bg-surface bg-clip-padding',
  'rounded-[calc(6px+min(4px,var(--portal-radius-sm)))] bg-no-repeat focus-visible:outline-offset-[-4px]',
  '[box-shadow:inset_0_0_0_1.5px_var(--portal-border-control)] hover:[box-shadow:inset_0_0_0_1.5px_var(--portal-text-muted)]',
  'checked:bg-brand-ui checked:[box-shadow:none] indeterminate:bg-brand-ui indeterminate:[box-shadow:none]',
  // A tick of two strokes, each in a tile of its own; a bar for the mixed state.
  'checked:[background-image:linear-gradient(45deg,transparent_36%,var(--portal-on-brand-ui)_38%_62%,transparent_64%),linear-gradient(135deg,transparent_40%,var(--portal-on-brand-ui)_41%_59%,transparent_60%)]',
  'checked:[background-size:4px_4px,6.5px_6.5px] checked:[background-position:3px_8px,6.25px_5.5px]',
  'indeterminate:[background-image:linear-gradient(var(--portal-on-brand-ui)_0_100%)]',
  'indeterminate:[background-size:8px_1.75px] indeterminate:[background-position:center]',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:[box-shadow:inset_0_0_0_1.5px_var(--portal-border-strong)]',
  'forced-colors:my-0 forced-colors:size-4 forced-colors:appearance-auto forced-colors:border-0 forced-colors:outline-offset-2!',
]);

/** Three dots, drawn by a background so that a row has no icon element. The text is for pages without styles. */
export const menuDots = cva([
  'inline-block size-[28px] rounded-sm px-[6.5px] py-[12px] align-middle text-[0px] text-text-muted hover:text-text',
  'bg-[radial-gradient(circle,currentColor_1.25px,transparent_1.75px)] bg-size-[5px_4px] bg-clip-content bg-origin-content',
  'hover:[box-shadow:inset_0_0_0_20px_color-mix(in_oklab,var(--portal-text)_8%,transparent)] aria-expanded:text-text',
  'aria-expanded:[box-shadow:inset_0_0_0_20px_color-mix(in_oklab,var(--portal-text)_8%,transparent)]',
  'max-md:size-[40px] max-md:px-[12.5px] max-md:py-[18px]',
  // Forced colours remove backgrounds: the text of the button replaces the dots.
  'forced-colors:bg-none forced-colors:p-0 forced-colors:text-lg',
]);

export const cellButton = cva([
  '-mx-1.5 inline-block min-h-[28px] max-w-[calc(100%+12px)] rounded-sm px-1.5 align-middle hover:bg-text/7',
  'data-empty:text-text-muted data-empty:before:content-[attr(data-hint)] data-empty:opacity-0 data-empty:focus-visible:opacity-100',
  'data-empty:group-hover/row:opacity-100 data-empty:pointer-coarse:opacity-100',
]);

/** Along the upper edge, so that the rows keep their contrast. */
export const busyLine = cva([
  'pointer-events-none absolute inset-x-0 top-0 z-nav h-0.5 overflow-hidden',
  'after:block after:h-full after:w-1/3 after:bg-brand-ui after:content-[""] forced-colors:after:bg-[Highlight]',
  'after:animate-[portal-slide_1.2s_ease-in-out_200ms_infinite_backwards]',
]);

/** Appears after a delay, so that a passing pointer does not show it. */
export const cutTip = cva([
  'fixed inset-auto m-0 max-w-[min(420px,calc(100vw-16px))] rounded-sm bg-inverse px-2 py-1 text-xs wrap-anywhere',
  'whitespace-pre-wrap text-text-on-inverse shadow-2 forced-colors:border',
  'animate-[portal-appear_0s_300ms_backwards]',
]);
