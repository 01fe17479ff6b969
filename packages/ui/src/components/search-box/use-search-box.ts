import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';

export interface SearchBoxState {
  /** The text searched for at present; a new one replaces what is typed. */
  defaultValue: string;
  /** The trimmed text, on Enter, on the button, and as `''` on clearing. */
  onSubmitSearch: (text: string) => void;
}

/**
 * Keeps what is typed until it is submitted. The text lives in the box itself: a key changes nothing outside and
 * draws nothing, but for the first and the last, which bring and take the clear button.
 */
export function useSearchBox({ defaultValue, onSubmitSearch }: SearchBoxState) {
  const input = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState(defaultValue !== '');

  const put = (text: string) => {
    if (input.current) input.current.value = text;
    setFilled(text !== '');
  };
  const [adopted, adopt] = useState(defaultValue);
  if (adopted !== defaultValue) {
    adopt(defaultValue);
    setFilled(defaultValue !== '');
  }
  useLayoutEffect(() => {
    if (input.current) input.current.value = adopted;
  }, [adopted]);

  return {
    /** There is a text to clear. */
    filled,
    formProps: {
      role: 'search' as const,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        onSubmitSearch(input.current?.value.trim() ?? '');
      },
    },
    inputProps: {
      ref: input,
      defaultValue,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setFilled(event.target.value !== ''),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Escape' || event.currentTarget.value === defaultValue) return;
        // A browser empties the box on Escape, and a dialog around it would close.
        event.preventDefault();
        event.stopPropagation();
        put(defaultValue);
      },
    },
    clear: () => {
      put('');
      onSubmitSearch('');
      input.current?.focus();
    },
  };
}
