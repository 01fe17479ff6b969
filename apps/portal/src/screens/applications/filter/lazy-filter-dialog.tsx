import { lazy } from 'react';

const load = () => import('./filter-dialog.tsx');

/** The filter dialog, whose code comes when somebody is about to open it. */
export const LazyFilterDialog = lazy(async () => ({ default: (await load()).FilterDialog }));

/** Brings the code of the filter dialog; a failed load is tried again by opening. */
export const preloadFilterDialog = (): void => void load().catch(() => undefined);
