import type { ReactNode } from 'react';

/** What every block of one line has room for, in characters; longer texts are rare enough to pay an element for. */
const ROOM = 24;

/** Content of one line: a text too long for a narrow place is cut there, and told whole by its title. */
export function longText(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || content.length <= ROOM) return content;
  return (
    <span className="min-w-0 truncate" title={content}>
      {content}
    </span>
  );
}
