import { cva } from 'class-variance-authority';

/** 8 px to pull, 2 px visible under the pointer. */
export const resizeEdge = cva([
  'absolute inset-y-0 end-0 w-2 cursor-col-resize touch-none select-none',
  "after:absolute after:inset-y-1.5 after:end-0 after:w-0.5 after:bg-border-strong after:opacity-0 after:content-['']",
  'hover:after:bg-brand-ui [thead:hover_&]:after:opacity-100 active:after:bg-brand-ui',
]);
