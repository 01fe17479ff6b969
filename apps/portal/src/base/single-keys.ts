import { useSyncExternalStore } from 'react';
import { observable } from './observable.ts';

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

const on = observable(true);

/** Whether single keys act. Each user can turn them off, because speech input types letters (OP-291, PALETTE-043). */
export const singleKeys = {
  areOn: on.get,
  turn: on.set,
};

/** Whether controls tell their single key. */
export const useSingleKeys = (): boolean => useSyncExternalStore(on.subscribe, on.get);
