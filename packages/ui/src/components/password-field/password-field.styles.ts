import { cva } from 'class-variance-authority';

export const passwordFrame = cva('flex min-w-0 flex-col');

export const ruleList = cva(
  'mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-x-4 gap-y-0.5 text-xs',
);

export const ruleLine = cva('flex min-w-0 items-start gap-1.5 text-text-muted data-met:text-success');

/** The font would draw `<=>` as an arrow. */
export const symbolList = cva("font-mono wrap-anywhere [font-feature-settings:'calt'_0]");
