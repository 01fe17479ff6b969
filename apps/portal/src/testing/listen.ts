/** Collects errors and console errors of the page; the returned function stops and returns them. */
export function listen(): () => readonly string[] {
  const lines: string[] = [];
  const noted = (event: ErrorEvent | PromiseRejectionEvent) =>
    lines.push(String(event instanceof ErrorEvent ? event.message : event.reason));
  const { error, warn } = console;
  const note = (...said: unknown[]) => void lines.push(said.map(String).join(' '));
  Object.assign(console, { error: note, warn: note });
  addEventListener('error', noted);
  addEventListener('unhandledrejection', noted);
  return () => {
    Object.assign(console, { error, warn });
    removeEventListener('error', noted);
    removeEventListener('unhandledrejection', noted);
    return lines;
  };
}
