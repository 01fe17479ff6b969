import type { ChangeEvent, KeyboardEvent } from 'react';

/** Prefix of the ids of a list and its options, and the active option. */
interface ListIds {
  readonly id: string;
  /** Undefined if the list is empty. */
  readonly active: number | undefined;
}

const listId = ({ id }: ListIds) => `${id}list`;
const optionId = ({ id }: ListIds, index: number) => `${id}option${index}`;

const focusProps = (ids: ListIds, onKeyDown: (event: KeyboardEvent) => void) => ({
  'aria-activedescendant': ids.active === undefined ? undefined : optionId(ids, ids.active),
  onKeyDown,
});

interface FilterBox {
  readonly query: string;
  readonly onQuery: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const filterProps = (ids: ListIds, { query, onQuery, onKeyDown }: FilterBox) => ({
  ...focusProps(ids, onKeyDown),
  type: 'text' as const,
  role: 'combobox' as const,
  'aria-expanded': true,
  'aria-autocomplete': 'list' as const,
  'aria-controls': listId(ids),
  autoComplete: 'off',
  spellCheck: false,
  value: query,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onQuery(target.value),
});

/** @param onKeyDown Only if the list itself has the focus. */
export const listProps = (ids: ListIds, onKeyDown: ((event: KeyboardEvent) => void) | undefined) => ({
  id: listId(ids),
  role: 'listbox' as const,
  'aria-multiselectable': true,
  ...(onKeyDown && { ...focusProps(ids, onKeyDown), tabIndex: 0 }),
});

interface OptionState {
  readonly chosen: boolean;
  readonly active: boolean;
  readonly onPress: () => void;
}

export const optionProps = (ids: ListIds, index: number, { chosen, active, onPress }: OptionState) => ({
  id: optionId(ids, index),
  role: 'option' as const,
  'aria-selected': chosen,
  'data-active': active || undefined,
  // Keeps the focus on the element that handles the keys.
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  onClick: onPress,
});
