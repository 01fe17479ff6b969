import { lazy } from 'react';

/** What New and Export All to CSV do; its code comes when somebody is about to press them. */
export const loadListWork = () => import('./list-work.ts');

/** Brings that code; a failed load is tried again by pressing. */
export const preloadListWork = (): void => void loadListWork().catch(() => undefined);

/** The message after New, which is rarely needed. */
export const LazyFormOutcomeAlert = lazy(async () => ({
  default: (await import('../creating/form-outcome-alert.tsx')).FormOutcomeAlert,
}));
