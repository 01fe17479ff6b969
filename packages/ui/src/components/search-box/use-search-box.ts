import { belongsToInputMethod } from '../../behaviours/belongs-to-input-method.ts';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';

export interface SearchBoxOptions {
  /** The text, if the caller controls it. A different value replaces the typed text. */
  value?: string | undefined;
  /** The initial text, if the box keeps its own state. Default empty. */
  defaultValue?: string | undefined;
  /** Called with each change of the typed text. */
  onValueChange?: ((text: string) => void) | undefined;
  /** Called with the trimmed text on Enter and on the submit button, and with `''` on clearing. */
  onSearchSubmit: (text: string) => void;
}

/**
 * A search input. The typed text stays in the DOM until it is submitted: a key press renders nothing, except when the
 * clear button appears or disappears.
 */
export function useSearchBox({ value, defaultValue = '', onValueChange, onSearchSubmit }: SearchBoxOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [submitted, setSubmitted] = useState(value ?? defaultValue);
  const [filled, setFilled] = useState(submitted !== '');

  const write = (text: string) => {
    if (input.current) input.current.value = text;
    setFilled(text !== '');
    onValueChange?.(text);
  };
  const submit = (text: string) => {
    if (value === undefined) setSubmitted(text);
    onSearchSubmit(text);
  };
  if (value !== undefined && value !== submitted) {
    setSubmitted(value);
    setFilled(value !== '');
  }
  useLayoutEffect(() => {
    if (value !== undefined && input.current) input.current.value = value;
  }, [value]);

  return {
    /** There is a text to clear. */
    filled,
    formProps: {
      role: 'search' as const,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        submit(input.current?.value.trim() ?? '');
      },
    },
    inputProps: {
      ref: input,
      defaultValue: submitted,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setFilled(target.value !== '');
        onValueChange?.(target.value);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Escape' || belongsToInputMethod(event.nativeEvent)) return;
        if (event.currentTarget.value === submitted) return;
        // Without this a browser would clear the input, and a dialog around it would close.
        event.preventDefault();
        event.stopPropagation();
        write(submitted);
      },
    },
    clear: () => {
      write('');
      submit('');
      input.current?.focus();
    },
  };
}
