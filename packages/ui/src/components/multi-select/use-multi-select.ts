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
  movedTo,
  toggled,
  typedAhead,
  type ListedOption,
  type MultiSelectOption,
} from './multi-select.model.ts';

export interface MultiSelectOptions {
  options: readonly MultiSelectOption[];
  /** The chosen values, when somebody outside keeps them. */
  values?: readonly string[] | undefined;
  /** The first values, when they are kept here. Default none. */
  defaultValues?: readonly string[] | undefined;
  onChangeValues?: ((values: readonly string[]) => void) | undefined;
  /** An option for "without a value", first in the list, such as `{ value: '', label: '(None)' }`. */
  none?: MultiSelectOption | undefined;
  /** Nothing can be changed. Default false. */
  disabled?: boolean | undefined;
}

const nothing: readonly string[] = [];
/** From how many options on there is a filter box. */
const FILTERED_FROM = 9;
/** Letters typed closer together than this, in ms, are one word. */
const ONE_WORD = 600;

/** Several of many: a button, and a list with ticks in a popover. The focus stays on the filter or the list. */
export function useMultiSelect({
  options,
  values,
  defaultValues = nothing,
  onChangeValues,
  none,
  disabled = false,
}: MultiSelectOptions) {
  const id = useId();
  const [chosen, choose] = useControllable({
    value: values,
    defaultValue: defaultValues,
    onChange: onChangeValues,
  });
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [chosenBefore, setChosenBefore] = useState<ReadonlySet<string>>(new Set());
  const typed = useRef({ text: '', at: 0 });
  const list = useRef<HTMLUListElement>(null);

  const { value: noneValue, label: noneLabel } = none ?? {};
  const listed = useMemo(
    () =>
      listOptions(
        options,
        noneValue === undefined || noneLabel === undefined
          ? undefined
          : { value: noneValue, label: noneLabel },
      ),
    [options, noneValue, noneLabel],
  );
  const popover = useAnchoredPopover({
    onChangeOpen: (open) => {
      if (!open) return;
      setQuery('');
      setChosenBefore(new Set(chosen));
      setActive(0);
    },
  });
  const { drawn, found, hidden } = useMemo(
    () => drawnOptions(listed, query, chosenBefore),
    [listed, query, chosenBefore],
  );
  const current = Math.min(active, Math.max(0, drawn.length - 1));
  const filtered = listed.length >= FILTERED_FROM;
  const listId = `${id}list`;
  const optionId = (index: number) => `${id}option${index}`;
  const activeId = drawn.length > 0 ? optionId(current) : undefined;

  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [current, popover.open]);

  const toggle = (option: ListedOption | undefined) => {
    if (option) choose(toggled(chosen, option.value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (event.nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    const writing = filtered && query !== '';
    const to = writing && (key === 'Home' || key === 'End') ? undefined : movedTo(key, current, drawn.length);
    if (to !== undefined) {
      setActive(to);
    } else if (key === 'Enter' || (key === ' ' && !writing)) {
      toggle(drawn[current]);
    } else if (!filtered && key.length === 1) {
      const text = timeStamp - typed.current.at < ONE_WORD ? typed.current.text + key : key;
      typed.current = { text, at: timeStamp };
      setActive(typedAhead(drawn, text, current) ?? current);
    } else {
      return;
    }
    event.preventDefault();
  };
  const focusProps = { 'aria-activedescendant': activeId, onKeyDown };

  return {
    open: popover.open,
    /** The chosen values with their labels. */
    chosen: useMemo(() => chosenOptions(chosen, listed), [chosen, listed]),
    values: chosen,
    drawn,
    /** How many options hold what is typed. */
    found,
    /** How many of them are not drawn. */
    hidden,
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
    /** Only for a list long enough to be filtered. */
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
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
            setQuery(target.value);
            setActive(0);
          },
        }
      : undefined,
    listProps: {
      ref: list,
      id: listId,
      role: 'listbox' as const,
      'aria-multiselectable': true,
      ...(filtered ? undefined : { ...focusProps, tabIndex: 0 }),
    },
    getOptionProps: (option: ListedOption, index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': chosen.includes(option.value),
      'data-active': index === current || undefined,
      // The focus stays where the keys are answered.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => {
        setActive(index);
        toggle(option);
      },
    }),
    getRemoveProps: ({ value, label }: MultiSelectOption) => ({
      'aria-label': `Remove ${label}`,
      onClick: () => {
        choose(chosen.filter((one) => one !== value));
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
