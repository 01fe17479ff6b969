import { belongsToInputMethod } from '@portal/ui/behaviours';
import { latinKey } from './latin-key.ts';
import { singleKeys } from './single-keys.ts';

/** Elements in which a character is text or selects an option. */
const typing =
  'input:not([type="checkbox"]), select, textarea, [contenteditable]:not([contenteditable="false"]), ' +
  ['combobox', 'listbox', 'menu', 'slider'].map((role) => `[role="${role}"]`).join();

/** The character of a key that may act as a shortcut; undefined for all others (PALETTE-041). */
export function pressedKey(event: KeyboardEvent): string | undefined {
  const { target } = event;
  const key = latinKey(event);
  if (!singleKeys.areOn() || event.defaultPrevented || belongsToInputMethod(event)) return undefined;
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  // Shift and a letter are another character, but some keyboards need Shift for `/` and `?`.
  if (event.shiftKey && /\p{L}/u.test(key)) return undefined;
  return (target as Element).closest(typing) ? undefined : key.toLowerCase();
}
