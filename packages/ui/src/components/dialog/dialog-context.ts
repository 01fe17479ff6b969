import { createContext, useContext } from 'react';

export interface DialogAround {
  titleId: string | undefined;
  locked: boolean;
  onClose: () => void;
}

/** What the parts know of the dialog around them. */
export const DialogContext = createContext<DialogAround>({
  titleId: undefined,
  locked: false,
  onClose: () => undefined,
});

export const useDialogAround = () => useContext(DialogContext);
