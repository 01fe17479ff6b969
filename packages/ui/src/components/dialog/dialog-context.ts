import { createContext, useContext } from 'react';

export interface DialogState {
  open: boolean;
  setOpen: (open: boolean) => void;
  dismissible: boolean;
  unsaved: boolean | undefined;
  titleId: string | undefined;
  descriptionId: string | undefined;
  /** Connects the description while there is one; returns how to disconnect it. */
  addDescription: () => () => void;
  moveFocusIn: (dialog: HTMLElement) => void;
  moveFocusBack: () => void;
}

const nothing = () => undefined;

/** The state of parts without a dialog around them. */
export const noDialog: DialogState = {
  open: false,
  setOpen: nothing,
  dismissible: true,
  unsaved: undefined,
  titleId: undefined,
  descriptionId: undefined,
  addDescription: () => nothing,
  moveFocusIn: nothing,
  moveFocusBack: nothing,
};

/** The state that `DialogRoot` shares with its parts. */
export const DialogContext = createContext(noDialog);

export const useDialogState = () => useContext(DialogContext);
