import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { InputField, type InputLook, type InputRest } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Spinner } from '../spinner/index.ts';
import { suggestOption, suggestPanel } from './suggest-field.styles.ts';
import { useSuggestField, type SuggestFieldOptions } from './use-suggest-field.ts';

export interface SuggestFieldProps
  extends SuggestFieldOptions, Omit<InputLook, 'suffix'>, Omit<InputRest, 'role'> {
  /** What is wrong and what to do about it. */
  error?: ReactNode;
  /** Suggestions are on their way. Default false. */
  pending?: boolean | undefined;
  /** Said in place of suggestions, such as that nothing was found; announced as it appears. Default nothing. */
  note?: string | undefined;
  /** Announced with the suggestions. Default such as `5 suggestions`. */
  countText?: ((count: number) => string) | undefined;
  /** Name of the list. Default `Suggestions`. */
  listName?: string | undefined;
  /** Default `Clear`. */
  clearName?: string | undefined;
}

const plainCount = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;

/** One line of text that suggests what may be meant, from wherever its owner looks it up. */
export function SuggestField({
  value,
  onValueChange,
  suggestions,
  onChoose,
  pending = false,
  note = '',
  countText = plainCount,
  listName = 'Suggestions',
  clearName = 'Clear',
  disabled,
  ...field
}: SuggestFieldProps) {
  const suggest = useSuggestField({ value, onValueChange, suggestions, onChoose });
  return (
    <div className="min-w-0">
      <InputField
        {...field}
        disabled={disabled}
        inputProps={suggest.inputProps}
        suffix={
          pending ? (
            <Spinner className="me-2" />
          ) : (
            value !== '' &&
            disabled !== true && <IconButton icon={X} name={clearName} size="xs" onClick={suggest.clear} />
          )
        }
      />
      <ul {...suggest.listProps} aria-label={listName} className={suggestPanel()}>
        {suggest.open &&
          suggestions.map((suggestion, index) => (
            <li
              key={suggestion.id}
              {...suggest.getOptionProps(suggestion, index)}
              className={suggestOption()}
            >
              {suggestion.label}
            </li>
          ))}
      </ul>
      <p role="status" className={note === '' ? 'sr-only' : 'mt-1.5 text-xs text-text-muted wrap-anywhere'}>
        {note === '' ? suggest.open && countText(suggestions.length) : note}
      </p>
    </div>
  );
}
