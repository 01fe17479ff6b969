import { lazy } from 'react';

const load = () => import('./email-view.tsx');

/** The email view, whose code comes when somebody is about to choose it, or has chosen it before. */
export const LazyEmailView = lazy(async () => ({ default: (await load()).EmailView }));

/** Brings the code of the email view; where that fails, choosing it tells. */
export const preloadEmailView = (): void => void load().catch(() => undefined);
