import { lazyOptional } from '@portal/ui/behaviours';

/** Why the portal is unavailable, for support. Its script is small, and the page is complete without it. */
export const Reason = lazyOptional(async () => (await import('./failed-step.tsx')).FailedStep);
