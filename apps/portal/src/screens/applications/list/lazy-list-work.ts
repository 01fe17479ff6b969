/** The code behind New and Export All to CSV, loaded on demand. */
export const loadListWork = () => import('./list-work.ts');

/** Preloads that code; a failed load is retried on press. */
export const preloadListWork = (): void => void loadListWork().catch(() => undefined);
