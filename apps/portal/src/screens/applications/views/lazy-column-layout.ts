import { lazyModule } from '../../../base/lazy-module.ts';

/** The code that reads the person's own columns; most addresses have none. */
export const columnLayout = lazyModule(() => import('./column-layout.model.ts'));
