import { belongsToInputMethod } from '../../behaviours/belongs-to-input-method.ts';
import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';
import { useAnchorPosition } from '../../behaviours/use-anchor-position.ts';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { useEscape } from '../../behaviours/use-escape.ts';
import { nextActive, NONE_ACTIVE, type Suggestion } from './suggest-field.model.ts';

export interface SuggestFieldOptions {
  /** The text, if the caller controls it. */
  value?: string | undefined;
  /** The initial text, if the field keeps its own state. Default empty. */
  defaultValue?: string | undefined;
  onValueChange?: ((text: string) => void) | undefined;
  /** Suggestions for the text; shown while the field has the focus. */
  suggestions: readonly Suggestion[];
  onSuggestionSelect: (suggestion: Suggestion) => void;
}

/** A text input with a list of suggestions; the focus stays in the input. */
export function useSuggestField({
  value,
  defaultValue = '',
  onValueChange,
  suggestions,
  onSuggestionSelect,
}: SuggestFieldOptions) {
  const id = useId();
  const [text, setText] = useControllable({ value, defaultValue, onValueChange });
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(NONE_ACTIVE);
  const [listed, setListed] = useState(suggestions);
  if (listed !== suggestions) {
    setListed(suggestions);
    setActive(NONE_ACTIVE);
  }
  const open = wanted && suggestions.length > 0;
  const anchor = useCallback(() => input.current?.parentElement ?? null, []);
  const panel = useAnchorPosition<HTMLUListElement>(open, anchor);

  useEscape(open, () => setWanted(false));
  // In the top layer.
  useLayoutEffect(() => {
    const list = panel.current;
    if (!open || !list) return undefined;
    list.showPopover();
    return () => list.hidePopover();
  }, [open, panel]);
  useLayoutEffect(() => {
    panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, panel]);

  const optionId = (index: number) => `${id}option${index}`;
  const select = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    setWanted(false);
    onSuggestionSelect(suggestion);
  };

  return {
    open,
    value: text,
    inputRef: input,
    inputProps: {
      role: 'combobox' as const,
      value: text,
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': open ? `${id}list` : undefined,
      'aria-activedescendant': open && active !== NONE_ACTIVE ? optionId(active) : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setWanted(true);
        setText(target.value);
      },
      onBlur: () => setWanted(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (belongsToInputMethod(event.nativeEvent)) return;
        const { key } = event;
        if (!open) {
          if (key !== 'ArrowDown' || suggestions.length === 0) return;
          setWanted(true);
        } else if (key === 'Enter') {
          // While the list is open, Enter selects a suggestion and does not submit the form.
          select(suggestions[active] ?? suggestions[0]);
        } else {
          const next = nextActive(key, active, suggestions.length);
          if (next === undefined) return;
          setActive(next);
        }
        event.preventDefault();
      },
    },
    clear: () => {
      setText('');
      input.current?.focus();
    },
    listProps: {
      ref: panel,
      id: `${id}list`,
      role: 'listbox' as const,
      popover: 'manual' as const,
    },
    getOptionProps: (suggestion: Suggestion, index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': index === active,
      'data-active': index === active || undefined,
      // Keeps the focus in the input, which handles the keys.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => select(suggestion),
    }),
  };
}
