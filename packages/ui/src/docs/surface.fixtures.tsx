import type { ReactNode } from 'react';

/** A surface as in a card, for examples of blocks that have none of their own. */
export const Surface = ({ children }: { children: ReactNode }) => (
  <div className="w-full max-w-[340px] rounded-lg border border-border bg-surface p-4">{children}</div>
);
