/**
 * Returns the focus to the page whenever a script in the frame takes it. `inert` keeps only the user out.
 *
 * @returns a function that stops this.
 */
export function keepFocusOutOf(frame: HTMLIFrameElement): () => void {
  let last = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && !(target instanceof HTMLIFrameElement)) last = target;
  };
  const takeBack = () => {
    if (document.activeElement !== frame) return;
    if (last instanceof HTMLElement && last !== document.body && last.isConnected) {
      last.focus({ preventScroll: true });
    } else frame.blur();
  };
  document.addEventListener('focusin', remember);
  window.addEventListener('blur', takeBack);
  return () => {
    document.removeEventListener('focusin', remember);
    window.removeEventListener('blur', takeBack);
  };
}
