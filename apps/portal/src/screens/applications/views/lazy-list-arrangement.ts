import { lazyModule } from '../../../base/lazy-module.ts';

/** What lets a person arrange the list: loaded after the list, or with it if the address has an arrangement. */
export const listArrangement = lazyModule(() => import('./list-arrangement.tsx'));
