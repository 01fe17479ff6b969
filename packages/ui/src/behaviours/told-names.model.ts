/** More than this many fill a window, and nobody listens to them. */
const TOLD = 100;

/** `Cash, Shares`; of very many the first hundred and how many more there are. */
export function toldNames(names: readonly string[]): string {
  const told = names.slice(0, TOLD).join(', ');
  const more = names.length - TOLD;
  return more > 0 ? `${told} and ${more.toLocaleString('en-AU')} more` : told;
}
