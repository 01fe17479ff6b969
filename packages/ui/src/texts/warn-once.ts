const shown = new Set<string>();

/** Writes a warning to the console in development, each message once; one with problems of the data always. */
export function warnOnce(message: string, problems?: readonly string[]): void {
  const key = [message, ...(problems ?? [])].join('\n');
  if ((!problems && !import.meta.env?.DEV) || shown.has(key)) return;
  shown.add(key);
  console.warn(...[message, problems].filter((part) => part?.length));
}
