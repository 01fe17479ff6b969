import { useSyncExternalStore } from 'react';

/** The keys that act without Ctrl, Alt or Meta, by what they do. */
export const keyOf = {
  next: 'j',
  previous: 'k',
  tick: 'x',
  search: '/',
  assignee: 'a',
  label: 'l',
  edit: 'e',
  shortcuts: '?',
} as const;

let on = true;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether single keys act. Each user can turn them off, because speech input types letters (PALETTE-043). */
export const singleKeys = {
  areOn: () => on,
  turn(next: boolean): void {
    on = next;
    for (const listener of listeners) listener();
  },
};

/** Whether controls tell their single key. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeys.areOn);

/** Elements in which a character is text or selects an option. */
const typing =
  'input:not([type="checkbox"]), select, textarea, [contenteditable]:not([contenteditable="false"]), ' +
  ['combobox', 'listbox', 'menu', 'slider'].map((role) => `[role="${role}"]`).join();

/** The character of a key that may act as a shortcut; undefined for all others (PALETTE-041). */
export function singleKey(event: KeyboardEvent): string | undefined {
  const { key, target } = event;
  if (!on || event.defaultPrevented || event.isComposing) return undefined;
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  // Shift makes other characters of letters; some keyboards need it for the others.
  if (event.shiftKey && /\p{L}/u.test(key)) return undefined;
  return (target as Element).closest(typing) ? undefined : key.toLowerCase();
}
