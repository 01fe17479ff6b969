const shown = new Set<string>();

/** Writes a warning to the console in development, each message once. */
export function warnOnce(message: string): void {
  if (!import.meta.env?.DEV || shown.has(message)) return;
  shown.add(message);
  console.warn(message);
}
