import { belongsToInputMethod } from '@portal/ui/behaviours';

/** Collects what is typed until the field of the palette is there. Escape cancels. */
export function typedKeys() {
  const ended = new AbortController();
  let text = '';
  let cancelled = false;
  const collect = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || belongsToInputMethod(event)) return;
    if (event.key === 'Escape') cancelled = true;
    else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (Array.from(event.key).length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', collect, { capture: true, signal: ended.signal });
  return { text: () => text, isCancelled: () => cancelled, end: () => ended.abort() };
}
