/** Collects errors and console errors of the page; the returned function stops and returns them. */
export function recordErrors(): () => readonly string[] {
  const lines: string[] = [];
  const recordEvent = (event: ErrorEvent | PromiseRejectionEvent) =>
    lines.push(String(event instanceof ErrorEvent ? event.message : event.reason));
  const { error, warn } = console;
  const recordCall = (...args: unknown[]) => void lines.push(args.map(String).join(' '));
  Object.assign(console, { error: recordCall, warn: recordCall });
  addEventListener('error', recordEvent);
  addEventListener('unhandledrejection', recordEvent);
  return () => {
    Object.assign(console, { error, warn });
    removeEventListener('error', recordEvent);
    removeEventListener('unhandledrejection', recordEvent);
    return lines;
  };
}
