import { setPriority } from 'node:os';

/** How much a thread leaves to others: it gets a third of what they get where both want all. With a tenth, good files would run out of time. */
const niceness = 5;

/**
 * What this thread does comes after what answers people. Elsewhere than on Linux it would be the whole process. A sandbox
 * may forbid it: the work is done all the same.
 */
export function yieldProcessor(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(niceness);
  } catch {
    // Left as it is.
  }
}
