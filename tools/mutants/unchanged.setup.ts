import { inject } from 'vitest';

/** As Stryker names it in what it has changed. */
interface Changing {
  __stryker__?: { activeMutant?: string | undefined };
}

// The thread has known other changes: files of tests are loaded before the next one is made.
if (inject('mutantActivation') !== 'static') {
  const { __stryker__: changing } = globalThis as Changing;
  if (changing) changing.activeMutant = undefined;
}
