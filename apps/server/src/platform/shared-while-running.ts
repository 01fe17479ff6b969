/**
 * Lets callers who ask for the same at once wait for one result. Who asks while it is computed waits, and then shares
 * the next one, because the first may lack what the caller has just changed. `mayBeOlder` accepts the first.
 */
export function sharedWhileRunning<T>() {
  const running = new Map<string, Promise<T>>();
  return async function share(name: string, mayBeOlder: boolean, compute: () => Promise<T>): Promise<T> {
    let isNewEnough = mayBeOlder;
    for (let other = running.get(name); other; other = running.get(name)) {
      const outcome = await other.then(
        (value) => ({ value }),
        // The failure may be that of the first caller's connection.
        () => undefined,
      );
      if (outcome && isNewEnough) return outcome.value;
      isNewEnough = true;
    }
    const own = compute().finally(() => running.delete(name));
    running.set(name, own);
    return own;
  };
}
