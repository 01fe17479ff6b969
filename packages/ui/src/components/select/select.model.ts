export interface SelectOption {
  value: string;
  label: string;
  /** Stays visible but cannot be selected. */
  disabled?: boolean | undefined;
}

export interface SelectGroup {
  /** Heading of its options; it cannot be selected. */
  label: string;
  options: readonly SelectOption[];
}

export type SelectEntry = SelectOption | SelectGroup;

export const isGroup = (entry: SelectEntry): entry is SelectGroup => 'options' in entry;

/**
 * Adds an unknown value to the entries, because a native select without its value among the options would show
 * another one. For the same reason an empty value that is not an option is `unchosen` and needs a placeholder.
 */
export function withChosen(entries: readonly SelectEntry[], value: string) {
  const known = entries
    .flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
    .some((option) => option.value === value);
  return {
    entries: known || value === '' ? entries : [{ value, label: value }, ...entries],
    unchosen: value === '' && !known,
  };
}
