/**
 * Lets callers who ask for the same while it is computed wait for one result. If it fails, the next of them computes it:
 * the failure may be that of the first caller's connection.
 */
export function sharedWhileRunning<T>() {
  const running = new Map<string, Promise<T>>();
  return async function share(name: string, compute: () => Promise<T>): Promise<T> {
    for (let other = running.get(name); other; other = running.get(name)) {
      const outcome = await other.then(
        (value) => ({ value }),
        () => undefined,
      );
      if (outcome) return outcome.value;
    }
    const own = compute().finally(() => running.delete(name));
    running.set(name, own);
    return own;
  };
}
