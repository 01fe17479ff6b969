import { cva } from 'class-variance-authority';

/** Side by side while both have room to be read. */
export const phoneFrame = cva('flex min-w-0 flex-wrap gap-1.5');

export const phoneCountry = cva('min-w-0 flex-[1_1_8.5rem] [&>*]:w-full');

export const phoneNumber = cva('flex-[2_1_9rem] tabular-nums');
