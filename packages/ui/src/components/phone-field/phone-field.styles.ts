import { cva } from 'class-variance-authority';

/** In one row while there is room for both. */
export const phoneFrame = cva('flex min-w-0 flex-wrap gap-1.5');

export const phoneCountry = cva('min-w-0 flex-[1_1_8.5rem] [&>*]:w-full');

export const phoneNumber = cva('flex-[2_1_9rem] tabular-nums');
