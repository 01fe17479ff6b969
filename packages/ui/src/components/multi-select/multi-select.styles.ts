import { cva } from 'class-variance-authority';

/** Button and chips share one grid cell: the button is the background, and only the remove buttons are above it. */
export const multiFrame = cva('relative grid min-w-0 items-stretch');

export const multiTrigger = cva(
  'col-start-1 row-start-1 cursor-pointer truncate pe-8 text-start data-empty:text-text-muted',
);

export const multiChips = cva([
  'pointer-events-none col-start-1 row-start-1 flex min-w-0 flex-wrap items-center gap-1 py-[5px] ps-[5px] pe-8',
  '[&_button]:pointer-events-auto',
]);

export const multiCaret = cva('pointer-events-none absolute end-2.5 top-[calc(50%-8px)] text-text-muted', {
  variants: { disabled: { true: 'text-text-disabled', false: '' } },
});

/** Invisible until it is positioned, so that it does not jump. */
export const multiPanel = cva([
  'fixed inset-auto m-0 max-w-[min(420px,calc(100vw-16px))] flex-col overflow-hidden open:flex not-data-side:invisible',
  'rounded-[calc(var(--portal-radius-md)+3px)] border-0 bg-overlay p-0 text-sm text-text shadow-2 outline-none',
  'transition-opacity duration-1 ease-out starting:opacity-0',
  'forced-colors:border forced-colors:border-[ButtonBorder]',
]);

export const multiFilter = cva('flex-none border-b border-border p-2');

export const multiList = cva([
  // A basis of 0% counts as nothing in WebKit while the panel is sized by its content.
  'max-h-[288px] min-h-0 flex-auto overflow-y-auto p-1 outline-none',
  'focus-visible:shadow-none focus-visible:outline-none',
]);

export const multiOption = cva([
  'flex min-h-[32px] cursor-pointer items-center gap-2 rounded-md px-2 py-1 select-none max-md:min-h-[40px]',
  'hover:bg-sunken dark:hover:bg-brand-subtle',
  'data-active:bg-sunken dark:data-active:bg-brand-subtle',
  'data-active:outline-2 data-active:-outline-offset-2 data-active:outline-focus-outer',
  'data-none:text-text-muted',
]);

/** Styled like a checkbox; `aria-selected` of the option has the state. */
export const multiTick = cva([
  'grid size-4 flex-none place-items-center rounded-[min(4px,var(--portal-radius-sm))] border-[1.5px]',
  'border-border-control bg-field [&>svg]:invisible [[aria-selected=true]>&>svg]:visible',
  '[[aria-selected=true]>&]:border-brand-ui [[aria-selected=true]>&]:bg-brand-ui [[aria-selected=true]>&]:text-on-brand-ui',
]);

export const multiNote = cva('px-3 py-1.5 text-xs text-text-muted');

export const multiFoot = cva(
  'flex flex-none items-center justify-between gap-2 border-t border-border py-1 ps-3 pe-1 text-xs text-text-muted tabular-nums',
);
