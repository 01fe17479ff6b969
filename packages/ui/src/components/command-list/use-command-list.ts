import { belongsToInputMethod } from '../../behaviours/belongs-to-input-method.ts';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { movedBy } from './command-list.model.ts';

export interface CommandOption {
  /** Unique in the list, without spaces. */
  id: string;
  text: string;
  /** The address, if the option is a place. */
  href?: string | undefined;
  /** Why the option cannot be chosen now. It stays in the list. */
  disabledReason?: string | undefined;
}

export interface CommandGroup<Option extends CommandOption = CommandOption> {
  /** Unique among the groups, without spaces. */
  id: string;
  heading: string;
  options: readonly Option[];
}

export interface CommandListOptions<Option extends CommandOption = CommandOption> {
  /** The typed text, if the caller controls it. */
  value?: string | undefined;
  /** The initial text, if the list keeps its own state. Default empty. */
  defaultValue?: string | undefined;
  onValueChange?: ((text: string) => void) | undefined;
  /** What the text finds, in the order of the list. */
  groups: readonly CommandGroup<Option>[];
  /** An option was chosen; `newTab` with Ctrl or Cmd. Never called for an option with a reason. */
  onOptionSelect: (option: Option, choice: { newTab: boolean }) => void;
}

/** A text input over a list of options: the focus stays in the input, and keys act on the active option. */
export function useCommandList<Option extends CommandOption>({
  value,
  defaultValue = '',
  onValueChange,
  groups,
  onOptionSelect,
}: CommandListOptions<Option>) {
  const id = useId();
  const [text, setText] = useControllable({ value, defaultValue, onValueChange });
  const [chosen, setChosen] = useState<string>();
  const [refused, setRefused] = useState<Option>();
  const list = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  // Results that arrive late do not change the active option while it is one of them. Otherwise it is the first that
  // can be chosen.
  const kept = options.findIndex((option) => option.id === chosen);
  const first = options.findIndex((option) => option.disabledReason === undefined);
  const active = kept === -1 ? Math.max(first, 0) : kept;
  const activeOption = options[active];
  if (activeOption?.id !== chosen) setChosen(activeOption?.id);
  const optionId = (option: Option) => `${id}option-${option.id}`;
  const activeId = activeOption && optionId(activeOption);

  // Options that arrive above the active one move it.
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId, active]);

  const select = (option: Option | undefined, newTab: boolean) => {
    if (option?.disabledReason === undefined) {
      if (option) onOptionSelect(option, { newTab });
    } else setRefused(option);
  };

  return {
    value: text,
    count: options.length,
    /** Why the option that was chosen last could not be. Undefined again after the next key. */
    shownReason: refused?.disabledReason,
    inputProps: {
      role: 'combobox' as const,
      value: text,
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': true,
      'aria-controls': `${id}list`,
      'aria-activedescendant': activeId,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setChosen(undefined);
        setRefused(undefined);
        setText(target.value);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (belongsToInputMethod(event.nativeEvent)) return;
        if (event.key === 'Enter') select(activeOption, event.ctrlKey || event.metaKey);
        else {
          const next = movedBy(event.key, active, options.length);
          if (next === undefined) return;
          setRefused(undefined);
          setChosen(options[next]?.id);
        }
        event.preventDefault();
      },
    },
    listProps: { ref: list, id: `${id}list`, role: 'listbox' as const },
    getGroupProps: (group: CommandGroup<Option>) => ({
      role: 'group' as const,
      'aria-labelledby': `${id}group-${group.id}`,
    }),
    getHeadingProps: (group: CommandGroup<Option>) => ({ id: `${id}group-${group.id}` }),
    getOptionProps: (option: Option) => ({
      id: optionId(option),
      role: 'option' as const,
      tabIndex: -1,
      'aria-selected': option.id === activeOption?.id,
      'data-active': option.id === activeOption?.id || undefined,
      'aria-posinset': options.indexOf(option) + 1,
      'aria-setsize': options.length,
      'aria-disabled': option.disabledReason !== undefined || undefined,
      'aria-describedby': option.disabledReason === undefined ? undefined : `${optionId(option)}-reason`,
      // Keeps the focus in the input, which handles the keys.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: (event: MouseEvent) => {
        // The browser opens a link in a new tab itself.
        if (option.href !== undefined && (event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        setChosen(option.id);
        select(option, false);
      },
    }),
    getReasonProps: (option: Option) => ({ id: `${optionId(option)}-reason` }),
  };
}
