import { lazyPart } from '../../../app/lazy-part.tsx';

/** Comes when a tag is pressed. */
export const ReferenceDialog = lazyPart(async () => (await import('./reference-dialog.tsx')).ReferenceDialog);
