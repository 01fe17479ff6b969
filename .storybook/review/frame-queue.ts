/** More frames than this would make each of them slow. */
const limit = 4;

const waiting = new Set<() => void>();
const loading = new Set<() => void>();

/**
 * Calls `start` as soon as fewer than four frames are loading.
 *
 * @returns a function that ends the loading, or the waiting. It may be called again.
 */
export function enqueueFrame(start: () => void): () => void {
  waiting.add(start);
  startNext();
  return () => {
    waiting.delete(start);
    loading.delete(start);
    startNext();
  };
}

function startNext() {
  for (const start of waiting) {
    if (loading.size >= limit) return;
    waiting.delete(start);
    loading.add(start);
    start();
  }
}
