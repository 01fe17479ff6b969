/** Shown instead of an empty list if the back end sent rows, but none in a form that can be read. */
export const noneReadable = 'The rows of this page cannot be read.';

/** Says how many rows of a page cannot be read; the others are shown (OP-389). */
export const UnreadableRows = ({ count }: { count: number }) => (
  <p className="flex-none border-t border-border px-gutter py-2 text-text-muted">
    {count === 1 ? '1 row of this page cannot be read.' : `${count} rows of this page cannot be read.`}
  </p>
);
