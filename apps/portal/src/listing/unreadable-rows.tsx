import { AlertTriangle } from 'lucide';
import { Icon } from '@portal/ui/icon';

/** Shown instead of an empty list if the back end sent rows, but none in a form that can be read. */
export const noneReadable = 'The rows of this page cannot be read.';

/** Says how many rows of a page cannot be read; the others are shown (OP-389). */
export const UnreadableRows = ({ count }: { count: number }) => (
  <p className="flex flex-none items-center gap-2 border-t border-border px-3 py-2 text-text-muted">
    <Icon glyph={AlertTriangle} size={14} />
    {count === 1 ? '1 row of this page cannot be read.' : `${count} rows of this page cannot be read.`}
  </p>
);
