import { useState } from 'react';

/** Whether the sheet of a narrow window is open: shared by its trigger in the top bar and the sheet itself. */
export function useNavigationSheet() {
  const [open, onOpenChange] = useState(false);
  return { open, onOpenChange };
}
