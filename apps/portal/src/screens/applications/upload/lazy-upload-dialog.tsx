import { lazy } from 'react';

const load = () => import('./upload-dialog.tsx');

/** The upload dialog, whose code comes when somebody is about to open it. */
export const LazyUploadDialog = lazy(async () => ({ default: (await load()).UploadDialog }));

/** Brings the code of the upload dialog; a failed load is tried again by opening. */
export const preloadUploadDialog = (): void => void load().catch(() => undefined);
