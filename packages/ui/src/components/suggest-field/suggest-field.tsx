import { X } from 'lucide';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { InputField, type InputBaseProps, type NativeInputProps } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Spinner } from '../spinner/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { suggestFieldTexts } from './suggest-field.texts.ts';
import { suggestOption, suggestPanel } from './suggest-field.styles.ts';
import { useSuggestField, type SuggestFieldOptions } from './use-suggest-field.ts';

export interface SuggestFieldProps
  extends SuggestFieldOptions, Omit<InputBaseProps, 'suffix'>, Omit<NativeInputProps, 'role'> {
  /** Suggestions are being loaded. Default false. */
  pending?: boolean | undefined;
  /** Shown and announced instead of suggestions, such as that nothing was found. Default none. */
  note?: string | undefined;
}

/**
 * A text field with suggestions. `className` and `style` go to the root element, `ref` and all other props to the input.
 */
export function SuggestField({
  value,
  defaultValue,
  onValueChange,
  suggestions,
  onSuggestionSelect,
  pending = false,
  note = '',
  disabled,
  readOnly,
  className = '',
  style,
  ref,
  ...field
}: SuggestFieldProps) {
  const texts = useTexts('suggest-field', suggestFieldTexts);
  const count = suggestions.length;
  const { inputProps, inputRef, ...suggest } = useSuggestField({
    value,
    defaultValue,
    onValueChange,
    suggestions,
    onSuggestionSelect,
  });
  const joined = useMergedRefs(inputRef, ref);
  return (
    <div className={`min-w-0 ${className}`.trim()} style={style}>
      <InputField
        {...field}
        disabled={disabled}
        readOnly={readOnly}
        ref={joined}
        inputProps={inputProps}
        suffix={
          pending ? (
            <Spinner className="me-2" />
          ) : (
            suggest.value !== '' &&
            disabled !== true &&
            readOnly !== true && (
              <IconButton icon={X} name={texts.clearName} size="xs" onClick={suggest.clear} />
            )
          )
        }
      />
      <ul {...suggest.listProps} aria-label={texts.listName} className={suggestPanel()}>
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
        {note === '' ? suggest.open && texts.count({ count }) : note}
      </p>
    </div>
  );
}
