import { cva } from 'class-variance-authority';

/** Documents from elsewhere are drawn for light, whatever the mode of the page. */
export const framedHtml = cva('pointer-events-none block w-full bg-[Canvas] [color-scheme:light]');
