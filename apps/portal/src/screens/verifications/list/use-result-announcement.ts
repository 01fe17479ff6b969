import { useState } from 'react';
import type { VerificationRow } from './verification-columns.tsx';

/** Text for screen readers when a pending verification gets a result, such as `V13 is Complete`. */
export function useResultAnnouncement(rows: readonly VerificationRow[]): string {
  const [seen, setSeen] = useState(rows);
  const [announcement, setAnnouncement] = useState('');
  if (seen !== rows) {
    const pending = new Set(seen.filter(({ status }) => status === 'Pending').map(({ id }) => id));
    const answered = rows.filter(({ id, status }) => pending.has(id) && status !== 'Pending');
    setSeen(rows);
    setAnnouncement(answered.map(({ id, status }) => `${id} is ${status}`).join(', '));
  }
  return announcement;
}
