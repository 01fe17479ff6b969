import { useMemo, useRef, type FocusEvent } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A search only helps to choose, and a file is sent at once. */
const FIELD = 'input:not([type="search"], [type="file"]), select, textarea';

const contentOf = (field: Field) =>
  field.matches('[type="checkbox"], [type="radio"]')
    ? String((field as HTMLInputElement).checked)
    : field.value;

/** Knows whether fields of a panel hold something else than before they got the focus. */
export function useChangedFields() {
  const before = useRef(new Map<Field, string>());
  return useMemo(
    () => ({
      onFocusCapture: ({ target }: FocusEvent) => {
        if (!target.matches(FIELD) || before.current.has(target as Field)) return;
        before.current.set(target as Field, contentOf(target as Field));
      },
      isChanged: () =>
        [...before.current].some(([field, content]) => field.isConnected && contentOf(field) !== content),
    }),
    [],
  );
}
