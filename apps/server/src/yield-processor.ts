import { setPriority } from 'node:os';

/** How much a thread leaves to others: a tenth of what they get, where both want all of it. */
const niceness = 10;

/** What this thread does comes after what answers people. Elsewhere than on Linux it would be the whole process. */
export function yieldProcessor(): void {
  if (process.platform === 'linux') setPriority(niceness);
}
