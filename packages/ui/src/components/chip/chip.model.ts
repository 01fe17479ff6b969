/** The shown names, and those hidden behind `+N`. */
export function splitNames(names: readonly string[], shown: number) {
  return { first: names.slice(0, shown), rest: names.slice(shown) };
}
