import { cva } from 'class-variance-authority';

/** External documents are designed for light mode, so the mode of the page does not apply. */
export const framedHtml = cva('pointer-events-none block w-full bg-[Canvas] [color-scheme:light]');
