/** Shown instead of a missing value. */
export const NO_VALUE = '-';

/** Returns the value, or `-` for null, undefined, blank text and `NaN`. Zero and false are values. */
export function shownValue<T>(value: T): T | typeof NO_VALUE {
  const none =
    value === null ||
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    Number.isNaN(value);
  return none ? NO_VALUE : value;
}
