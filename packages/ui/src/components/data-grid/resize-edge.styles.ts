import { cva } from 'class-variance-authority';

/** 8 px to pull, 2 px visible under the pointer. Hidden by colour, because with opacity each edge would be a layer. */
export const resizeEdge = cva([
  'absolute inset-y-0 end-0 w-2 cursor-col-resize touch-none select-none',
  "after:absolute after:inset-y-1.5 after:end-0 after:w-0.5 after:content-['']",
  '[thead:hover_&]:after:bg-border-strong hover:after:bg-brand-ui! active:after:bg-brand-ui!',
]);
