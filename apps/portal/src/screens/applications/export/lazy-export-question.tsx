import { lazy } from 'react';

const load = () => import('./export-question.tsx');

/** The question before a large export, whose code comes when somebody is about to be asked. */
export const LazyExportQuestion = lazy(async () => ({ default: (await load()).ExportQuestion }));

/** Brings the code of the question; a failed load is tried again by opening. */
export const preloadExportQuestion = (): void => void load().catch(() => undefined);
