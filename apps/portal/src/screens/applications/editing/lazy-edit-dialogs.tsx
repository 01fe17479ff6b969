import { lazy } from 'react';

const loadAssign = () => import('./assign-dialog.tsx');
const loadLabel = () => import('./label-dialog.tsx');

/** The dialogs Assignee and Label, whose code comes when somebody is about to open one. */
export const LazyAssignDialog = lazy(async () => ({ default: (await loadAssign()).AssignDialog }));
export const LazyLabelDialog = lazy(async () => ({ default: (await loadLabel()).LabelDialog }));

/** Bring the code of a dialog; a failed load is tried again by opening. */
export const preloadAssignDialog = (): void => void loadAssign().catch(() => undefined);
export const preloadLabelDialog = (): void => void loadLabel().catch(() => undefined);
