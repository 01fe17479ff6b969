import { cva } from 'class-variance-authority';

export const historyEntry = cva([
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-t border-border py-3',
  'first:border-t-0 first:pt-1 last:pb-0',
]);

export const historyTitle = cva(
  'col-start-1 flex min-h-[22px] flex-wrap items-center gap-2 font-medium wrap-anywhere',
);

export const historyMeta = cva('col-start-1 text-xs wrap-anywhere text-text-muted tabular-nums');

export const historyActions = cva('col-start-2 row-span-2 row-start-1 flex flex-wrap justify-end gap-2');

export const historyDetails = cva(
  'col-span-full mt-0.5 grid grid-cols-[minmax(0,1fr)] gap-y-0.5 wrap-anywhere',
);

export const historyFoot = cva('mt-3 flex flex-wrap items-center gap-2');
