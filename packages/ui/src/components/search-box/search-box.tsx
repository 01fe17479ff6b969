import { Search, X } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { searchBoxTexts } from './search-box.texts.ts';
import { searchBox, searchButton, searchInput } from './search-box.styles.ts';
import { useSearchBox, type SearchBoxOptions } from './use-search-box.ts';

export interface SearchBoxProps
  extends SearchBoxOptions, Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'role' | 'defaultValue'> {
  /** Name of the input, and its placeholder. */
  label: string;
  /** The key that goes to the input, for assistive technology. The caller acts on it. Default none. */
  shortcut?: string | undefined;
}

/** A search input with a submit button and a clear button. All other props go to the `form`. */
export function SearchBox({
  label,
  shortcut,
  value,
  defaultValue,
  onValueChange,
  onSearchSubmit,
  className,
  ...rest
}: SearchBoxProps) {
  const { submitName, clearName } = useTexts('search-box', searchBoxTexts);
  const { filled, formProps, inputProps, clear } = useSearchBox({
    value,
    defaultValue,
    onValueChange,
    onSearchSubmit,
  });
  return (
    <form {...rest} {...formProps} className={searchBox({ className })}>
      <button type="submit" aria-label={submitName} className={searchButton({ className: 'me-0.5' })}>
        <Icon glyph={Search} />
      </button>
      <input
        {...inputProps}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        className={searchInput()}
      />
      {filled && (
        <button
          type="button"
          aria-label={clearName}
          title={clearName}
          onClick={clear}
          className={searchButton()}
        >
          <Icon glyph={X} />
        </button>
      )}
    </form>
  );
}
