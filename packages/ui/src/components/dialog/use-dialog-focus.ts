import { useLayoutEffect, useRef } from 'react';
import { firstFocus, type FocusCandidate } from './dialog.model.ts';

const FIELDS = 'input, select, textarea, [role="combobox"]';

export interface DialogFocusOptions {
  open: boolean;
  /** Where the focus goes when the control that opened the dialog is gone by the time it closes. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
}

/** Remembers what had the focus when a dialog opened; moves it in, and back. */
export function useDialogFocus({ open, returnFocusTo }: DialogFocusOptions) {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  return {
    moveIn: (dialog: HTMLElement) => {
      const candidates = [...dialog.querySelectorAll<HTMLElement>(`${FIELDS}, button`)]
        .filter((element) => !element.matches(':disabled, [aria-disabled="true"], [type="hidden"], [hidden]'))
        .filter((element) => !besideChosen(element, dialog))
        .map((element) => ({ element, kind: kindOf(element) }));
      (firstFocus(candidates)?.element ?? dialog).focus();
    },
    moveBack: () => {
      const back = opener.current;
      const usable = back instanceof HTMLElement && back.isConnected && back !== document.body;
      (usable ? back : returnFocusTo?.())?.focus();
    },
  };
}

/** Tab enters a group of radios at the chosen one, and so does the focus that a dialog moves in. */
function besideChosen(element: HTMLElement, dialog: HTMLElement): boolean {
  if (!element.matches('[type="radio"]:not(:checked)')) return false;
  const group = CSS.escape((element as HTMLInputElement).name);
  return dialog.querySelector(`[type="radio"][name="${group}"]:checked`) !== null;
}

function kindOf(element: HTMLElement): FocusCandidate['kind'] {
  if (element.matches(FIELDS)) return 'field';
  return element.closest('[data-dialog-foot]') ? 'foot-button' : 'other-button';
}
