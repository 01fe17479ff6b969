import { lazy } from 'react';

const load = () => import('./cancel-dialog.tsx');

/** The cancel dialog, whose code comes when somebody is about to open it. */
export const LazyCancelDialog = lazy(async () => ({ default: (await load()).CancelDialog }));

/** Brings the code of the cancel dialog; a failed load is tried again by opening. */
export const preloadCancelDialog = (): void => void load().catch(() => undefined);
