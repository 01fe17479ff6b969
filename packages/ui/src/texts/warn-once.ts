const shown = new Set<string>();

/** Writes a warning to the console, each message once. @param wanted Default in development only. */
export function warnOnce(message: string, wanted = import.meta.env?.DEV === true): void {
  if (!wanted || shown.has(message)) return;
  shown.add(message);
  console.warn(message);
}
