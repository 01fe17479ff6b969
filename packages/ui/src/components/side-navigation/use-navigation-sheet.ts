import { useCallback, useState } from 'react';

/** Whether the narrow navigation is open; shared by its button in the top bar and the sheet itself. */
export function useNavigationSheet() {
  const [open, setOpen] = useState(false);
  const onOpen = useCallback(() => setOpen(true), []);
  const onClose = useCallback(() => setOpen(false), []);
  return { open, onOpen, onClose };
}
