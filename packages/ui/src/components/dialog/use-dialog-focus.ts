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

/**
 * Radix gives a dialog the focus when something in it is removed while nothing has the focus. On its way from one control to
 * the next nothing has it either: what goes with the first, such as its tip, would keep the focus from ever arriving.
 */
export function letFocusPass(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  let onItsWay = false;
  const leaves = ({ relatedTarget }: FocusEvent) => {
    onItsWay = relatedTarget !== null;
  };
  const arrives = () => {
    onItsWay = false;
  };
  const focus = dialog.focus.bind(dialog);
  const unlessPassing = (options?: FocusOptions) => {
    if (!onItsWay) focus(options);
  };
  Object.defineProperty(dialog, 'focus', { value: unlessPassing, configurable: true });
  dialog.addEventListener('focusout', leaves, true);
  document.addEventListener('focusin', arrives, true);
  return () => {
    dialog.removeEventListener('focusout', leaves, true);
    document.removeEventListener('focusin', arrives, true);
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
