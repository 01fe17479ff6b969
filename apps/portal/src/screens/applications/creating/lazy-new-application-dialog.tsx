import { lazy } from 'react';

const load = () => import('./new-application-dialog.tsx');

/** The dialog that asks for an owner, whose code comes when somebody is about to open it. */
export const LazyNewApplicationDialog = lazy(async () => ({ default: (await load()).NewApplicationDialog }));

/** Brings the code of the dialog; a failed load is tried again by opening. */
export const preloadNewApplicationDialog = (): void => void load().catch(() => undefined);
