/**
 * Whether a time is less than an age ago, in milliseconds. False for a time in the future: if the clock is set back,
 * cached values must not live longer by that difference.
 */
export const isYounger = (moment: number, age: number, now: number): boolean =>
  now >= moment && now - moment < age;
