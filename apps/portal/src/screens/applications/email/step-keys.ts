import type { KeyboardEvent } from 'react';

/** Elements in which a letter is text or selects an option. */
const typing = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"], [role="combobox"]';

/**
 * The direction of J (next) and K (previous). The keys work only inside the view that listens: global single-letter
 * shortcuts would interfere with speech input. Dialogs and menus of the view are rendered outside of it, so they keep
 * their letters.
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
