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

/** Whether single keys act. Each user can turn them off, because speech input types letters (OP-291, PALETTE-043). */
export const singleKeys = {
  areOn: () => on,
  turn(next: boolean): void {
    on = next;
    for (const listener of listeners) listener();
  },
};

/** Whether controls tell their single key. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeys.areOn);
