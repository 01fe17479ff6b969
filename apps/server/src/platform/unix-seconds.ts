/** A moment as calls contain it. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
