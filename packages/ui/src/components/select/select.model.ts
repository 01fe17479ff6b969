export interface SelectOption {
  value: string;
  label: string;
  /** Stays visible, cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface SelectGroup {
  /** Over its options; it cannot be chosen itself. */
  label: string;
  options: readonly SelectOption[];
}

export type SelectEntry = SelectOption | SelectGroup;

export const isGroup = (entry: SelectEntry): entry is SelectGroup => 'options' in entry;

/**
 * The entries with the chosen value among them: a value that no list knows is drawn as it is, because a select
 * that cannot show its value shows another. For the same reason an empty value that is no option itself is
 * `unchosen`, and needs a placeholder.
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
