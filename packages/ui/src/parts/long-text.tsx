import type { ReactNode } from 'react';
import { oneLine } from './class-names.ts';

/** In characters. Shorter texts fit on one line of every block and need no element of their own. */
const MAX_LENGTH = 24;

/** Content of one line. A long text is truncated and repeated in full in its `title`. */
export function longText(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || content.length <= MAX_LENGTH) return content;
  return (
    <span className={oneLine} title={content}>
      {content}
    </span>
  );
}
