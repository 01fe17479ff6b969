import { setPriority } from 'node:os';

/**
 * The nice value of a thread, which gets a third of the share of a normal thread. With a tenth, valid files would
 * time out. Reports do not yield: their readers wait for them.
 */
const niceness = 5;

/**
 * Lowers the priority of this thread below threads that serve users. Only Linux has priorities per thread. In a
 * sandbox that forbids it, the thread works at normal priority.
 */
export function yieldProcessor(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(niceness);
  } catch {}
}
