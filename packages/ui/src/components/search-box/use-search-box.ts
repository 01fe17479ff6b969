import { useRef, useState, type ChangeEvent, type KeyboardEvent, type SyntheticEvent } from 'react';

export interface SearchBoxState {
  /** The text searched for at present; a new one replaces what is typed. */
  defaultValue: string;
  /** The trimmed text, on Enter, on the button, and as `''` on clearing. */
  onSubmitSearch: (text: string) => void;
}

/** Keeps what is typed until it is submitted: typing itself changes nothing outside. */
export function useSearchBox({ defaultValue, onSubmitSearch }: SearchBoxState) {
  const [text, setText] = useState(defaultValue);
  const [adopted, setAdopted] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);

  if (adopted !== defaultValue) {
    setAdopted(defaultValue);
    setText(defaultValue);
  }

  return {
    filled: text !== '',
    formProps: {
      role: 'search' as const,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        onSubmitSearch(text.trim());
      },
    },
    inputProps: {
      ref: input,
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Escape' || text === defaultValue) return;
        // A browser empties the box on Escape, and a dialog around it would close.
        event.preventDefault();
        event.stopPropagation();
        setText(defaultValue);
      },
    },
    clear: () => {
      setText('');
      onSubmitSearch('');
      input.current?.focus();
    },
  };
}
