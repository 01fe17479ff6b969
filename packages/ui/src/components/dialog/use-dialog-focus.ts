import { useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import type { DialogRootProps } from './dialog.props.ts';

const FIELDS = 'input, select, textarea, [role="combobox"]';
const UNUSABLE = ':disabled, [aria-disabled="true"], [type="hidden"], [hidden]';

/** Moves the focus into a dialog when it opens, and back to where it was when it closes. */
export function useDialogFocus(open: boolean, returnFocusTo: DialogRootProps['returnFocusTo']) {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  return {
    moveFocusIn: useStableCallback((dialog: HTMLElement) => {
      const first = (selector: string) =>
        [...dialog.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => !element.matches(UNUSABLE))
          .find((element) => !isUncheckedRadio(element, dialog));
      // The first button of the footer is the least destructive one.
      (first(FIELDS) ?? first('[data-dialog-footer] button') ?? first('button') ?? dialog).focus();
    }),
    moveFocusBack: useStableCallback(() => {
      const back = opener.current;
      const usable = back instanceof HTMLElement && back.isConnected && back !== document.body;
      // The page behind has not moved, so it need not scroll: a focused main region would move to the top.
      (usable ? back : returnFocusTo?.())?.focus({ preventScroll: true });
    }),
  };
}

/**
 * Radix focuses the dialog when an element in it is removed while nothing has the focus. Between `focusout` and
 * `focusin` nothing has it either: a tooltip removed at that moment would take the focus from the next control.
 */
export function ignoreFocusInTransit(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  let inTransit = false;
  const leaves = ({ relatedTarget }: FocusEvent) => {
    inTransit = relatedTarget !== null;
  };
  const arrives = () => {
    inTransit = false;
  };
  const focus = dialog.focus.bind(dialog);
  const unlessInTransit = (options?: FocusOptions) => {
    if (!inTransit) focus(options);
  };
  Object.defineProperty(dialog, 'focus', { value: unlessInTransit, configurable: true });
  dialog.addEventListener('focusout', leaves, true);
  document.addEventListener('focusin', arrives, true);
  return () => {
    dialog.removeEventListener('focusout', leaves, true);
    document.removeEventListener('focusin', arrives, true);
  };
}

/** A group of radios is entered at its checked one, as by Tab. */
function isUncheckedRadio(element: HTMLElement, dialog: HTMLElement): boolean {
  if (!element.matches('[type="radio"]:not(:checked)')) return false;
  const group = CSS.escape((element as HTMLInputElement).name);
  return dialog.querySelector(`[type="radio"][name="${group}"]:checked`) !== null;
}
