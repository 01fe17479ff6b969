import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useAnchorPosition } from '../../behaviours/use-anchor-position.ts';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { nextActive, NONE_ACTIVE, type Suggestion } from './suggest-field.model.ts';

export interface SuggestFieldOptions {
  /** What is typed. */
  value: string;
  onValueChange: (text: string) => void;
  /** What may have been meant; shown while the field has the focus. */
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
}

/** A line of text, and a list under it to choose from; the focus stays in the line. */
export function useSuggestField({ value, onValueChange, suggestions, onChoose }: SuggestFieldOptions) {
  const id = useId();
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
  const panel = useAnchorPosition<HTMLUListElement>({ open, anchor });

  useShownList(panel, { open, active, onEscape: () => setWanted(false) });

  const optionId = (index: number) => `${id}option${index}`;
  const choose = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    setWanted(false);
    onChoose(suggestion);
  };

  return {
    open,
    inputProps: {
      ref: input,
      role: 'combobox' as const,
      value,
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': open ? `${id}list` : undefined,
      'aria-activedescendant': open && active !== NONE_ACTIVE ? optionId(active) : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setWanted(true);
        onValueChange(target.value);
      },
      onBlur: () => setWanted(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing) return;
        const { key } = event;
        if (!open) {
          if (key !== 'ArrowDown' || suggestions.length === 0) return;
          setWanted(true);
        } else if (key === 'Enter') {
          // A list in view is answered before the form is sent.
          choose(suggestions[active] ?? suggestions[0]);
        } else {
          const next = nextActive(key, active, suggestions.length);
          if (next === undefined) return;
          setActive(next);
        }
        event.preventDefault();
      },
    },
    clear: () => {
      onValueChange('');
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
      // The focus stays where the keys are answered.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => choose(suggestion),
    }),
  };
}

interface ShownList {
  readonly open: boolean;
  readonly active: number;
  readonly onEscape: () => void;
}

/** Shows the list in the top layer while it is open, with the active option in view, until Escape. */
function useShownList(panel: RefObject<HTMLUListElement | null>, { open, active, onEscape }: ShownList) {
  useLayoutEffect(() => {
    const list = panel.current;
    if (!open || !list) return undefined;
    list.showPopover();
    return () => list.hidePopover();
  }, [open, panel]);
  const close = useStableCallback(onEscape);
  useEffect(() => {
    if (!open) return undefined;
    // In the capture phase, because a dialog around it listens for the same key.
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', closeByEscape, { capture: true });
    return () => window.removeEventListener('keydown', closeByEscape, { capture: true });
  }, [open, close]);
  useLayoutEffect(() => {
    panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, panel]);
}
