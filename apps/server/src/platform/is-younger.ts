/**
 * Whether what is of a moment is younger than an age, in milliseconds. Of a moment that has not come yet nothing is: a clock
 * that was set back must not make what is remembered good for as long as it was set back by.
 */
export const isYounger = (moment: number, age: number, now: number): boolean =>
  now >= moment && now - moment < age;
