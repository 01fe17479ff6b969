/** What stands where there is no value. */
export const NO_VALUE = '-';

/** Text as it is, `-` for none. Zero and false are values; what is no number is none. */
export function shownValue<T>(value: T): T | typeof NO_VALUE {
  const none =
    value === null ||
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    Number.isNaN(value);
  return none ? NO_VALUE : value;
}
