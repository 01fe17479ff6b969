/** More than this many fill a window, and nobody listens to them. */
const MOST = 100;

/** `Cash, Shares`; of very many the first hundred and how many more there are. */
export function joinNames(names: readonly string[]): string {
  const first = names.slice(0, MOST).join(', ');
  const more = names.length - MOST;
  return more > 0 ? `${first} and ${more.toLocaleString('en-AU')} more` : first;
}
