import type { KeyboardEvent } from 'react';

/** Where a letter is text, or the choice of an entry. */
const typing = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"], [role="combobox"]';

/**
 * The direction that J (next) and K (previous) ask for. They count only where they were pressed inside the view that
 * listens: a key of one letter that acted from anywhere would meet those who dictate. A dialog or menu of the view
 * stands outside of it in the page, so it keeps its letters.
 */
export function stepOfKey(event: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  const target = event.target as Element;
  const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (event.defaultPrevented || modified || event.nativeEvent.isComposing) return undefined;
  if (!event.currentTarget.contains(target) || target.closest(typing)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'j') return 1;
  return key === 'k' ? -1 : undefined;
}
