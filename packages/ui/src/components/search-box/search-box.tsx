import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import { searchBox, searchButton, searchInput } from './search-box.styles.ts';
import { useSearchBox } from './use-search-box.ts';

export interface SearchBoxProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children' | 'role' | 'defaultValue'
> {
  /** What is searched: name of the box and its placeholder. */
  label: string;
  /** The text searched for at present; a new one replaces what is typed. Default none. */
  defaultValue?: string | undefined;
  /** The trimmed text, on Enter, on the button, and as `''` on clearing. */
  onSubmitSearch: (text: string) => void;
  /** Default `Search`. */
  submitName?: string | undefined;
  /** Default `Clear search`. */
  clearName?: string | undefined;
}

export function SearchBox({
  label,
  defaultValue = '',
  onSubmitSearch,
  submitName = 'Search',
  clearName = 'Clear search',
  className,
  ...rest
}: SearchBoxProps) {
  const { filled, formProps, inputProps, clear } = useSearchBox({ defaultValue, onSubmitSearch });
  return (
    <form {...rest} {...formProps} className={searchBox({ className })}>
      <button type="submit" aria-label={submitName} className={searchButton({ className: 'me-0.5' })}>
        <Icon glyph={Search} />
      </button>
      <input
        {...inputProps}
        type="search"
        aria-label={label}
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
