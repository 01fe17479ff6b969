import { createToasts, ToastRegion } from '@portal/ui/toast';

/** The messages of the portal. Import them from code that is loaded on demand: the first page has none. */
export const toasts = createToasts();

/** Milliseconds for which a message is shown, enough to undo what it tells of (VIEWS-056). */
const shownFor = 10_000;

export const Toasts = () => <ToastRegion toasts={toasts} duration={shownFor} />;
