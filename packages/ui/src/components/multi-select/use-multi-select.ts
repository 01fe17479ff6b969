import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';
import { useAnchoredPopover } from '../../behaviours/use-anchored-popover.ts';
import { useControllable } from '../../behaviours/use-controllable.ts';
import {
  chosenOptions,
  drawnOptions,
  listOptions,
  toggled,
  type ListedOption,
  type MultiSelectOption,
} from './multi-select.model.ts';
import { useListKeys } from './use-list-keys.ts';

export interface MultiSelectOptions {
  options: readonly MultiSelectOption[];
  /** The selected values, if the caller controls them. */
  value?: readonly string[] | undefined;
  /** The initial values, if the field keeps its own state. Default none. */
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** An option for "without a value", first in the list, such as `{ value: '', label: '(None)' }`. */
  none?: MultiSelectOption | undefined;
  /** The selection cannot be changed. Default false. */
  disabled?: boolean | undefined;
}

const nothing: readonly string[] = [];
/** Number of options from which there is a filter. */
const FILTERED_FROM = 9;

/**
 * Several of many options: a button, and a list with check marks in a popover. The focus stays on the filter or the
 * list.
 */
export function useMultiSelect(options: MultiSelectOptions) {
  const { value, defaultValue = nothing, onValueChange, disabled = false } = options;
  const id = useId();
  const [chosen, choose] = useControllable({ value, defaultValue, onValueChange });
  const list = useOpenList(options, chosen);
  const { popover, drawn, current, filtered, query } = list;

  const toggle = (option: ListedOption | undefined) => {
    if (option) choose(toggled(chosen, option.value));
  };
  const onKeyDown = useListKeys(list, toggle);
  const listId = `${id}list`;
  const optionId = (index: number) => `${id}option${index}`;
  /** Of the element with the focus: the filter, or the list itself. */
  const focusProps = {
    'aria-activedescendant': drawn.length > 0 ? optionId(current) : undefined,
    onKeyDown,
  };
  return {
    open: popover.open,
    chosen: useMemo(() => chosenOptions(chosen, list.listed), [chosen, list.listed]),
    value: chosen,
    drawn,
    /** Number of options that match the query. */
    found: list.found,
    /** Number of matches that are not rendered. */
    hidden: list.hidden,
    query,
    triggerProps: {
      ...popover.triggerProps,
      disabled,
      role: 'combobox' as const,
      onKeyDown: (event: KeyboardEvent) => {
        if (popover.open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        popover.show();
      },
    },
    panelProps: popover.panelProps,
    /** Only for a list that is long enough for a filter. */
    filterProps: filtered
      ? {
          ...focusProps,
          type: 'text' as const,
          role: 'combobox' as const,
          'aria-expanded': true,
          'aria-autocomplete': 'list' as const,
          'aria-controls': listId,
          autoComplete: 'off',
          spellCheck: false,
          value: query,
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => list.search(target.value),
        }
      : undefined,
    listProps: {
      ref: list.element,
      id: listId,
      role: 'listbox' as const,
      'aria-multiselectable': true,
      ...(!filtered && { ...focusProps, tabIndex: 0 }),
    },
    getOptionProps: (option: ListedOption, index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': chosen.includes(option.value),
      'data-active': index === current || undefined,
      // Keeps the focus on the element that handles the keys.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => {
        list.setActive(index);
        toggle(option);
      },
    }),
    getRemoveProps: (option: MultiSelectOption) => ({
      onClick: () => {
        choose(chosen.filter((one) => one !== option.value));
        popover.triggerProps.ref.current?.focus();
      },
    }),
    clearProps: {
      type: 'button' as const,
      'aria-disabled': chosen.length === 0 || undefined,
      onClick: chosen.length === 0 ? undefined : () => choose(nothing),
    },
  };
}

/** State of the open list: query, rendered options and active option. */
function useOpenList(options: MultiSelectOptions, chosen: readonly string[]) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [chosenBefore, setChosenBefore] = useState<ReadonlySet<string>>(new Set());
  const element = useRef<HTMLUListElement>(null);
  const listed = useListedOptions(options);
  const search = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const popover = useAnchoredPopover((open) => {
    if (!open) return;
    search('');
    setChosenBefore(new Set(chosen));
  });
  const shown = useMemo(() => drawnOptions(listed, query, chosenBefore), [listed, query, chosenBefore]);
  const current = Math.min(active, Math.max(0, shown.drawn.length - 1));

  useLayoutEffect(() => {
    element.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [current, popover.open]);
  const filtered = listed.length >= FILTERED_FROM;
  return { ...shown, listed, popover, element, query, search, current, setActive, filtered };
}

/** The options with `none` first. Memoised by the text of `none`, because callers often pass a new object. */
function useListedOptions({ options, none }: Pick<MultiSelectOptions, 'options' | 'none'>) {
  const { value, label } = none ?? {};
  return useMemo(
    () => listOptions(options, value === undefined || label === undefined ? undefined : { value, label }),
    [options, value, label],
  );
}
