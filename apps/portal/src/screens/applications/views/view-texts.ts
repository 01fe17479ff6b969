export const viewMissingText =
  'This view cannot be found. It may have been deleted, or it belongs to somebody else.';

export const viewSavedText = (name: string): string => `View "${name}" saved.`;
export const viewDeletedText = (name: string): string => `View "${name}" deleted.`;
export const viewRestoredText = (name: string): string => `View "${name}" restored.`;
