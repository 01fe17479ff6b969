/** What New and Export All to CSV do; its code comes when somebody is about to press them. */
export const loadListWork = () => import('./list-work.ts');

/** Brings that code; a failed load is tried again by pressing. */
export const preloadListWork = (): void => void loadListWork().catch(() => undefined);
