import { useEffect, useRef } from 'react';

const controls = 'input, select, textarea';

/** Moves the focus when a list changes: into an added entry, or to Add after an entry was removed. */
export function useListFocus(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const change = count - before.current;
    before.current = count;
    const focused = document.activeElement;
    if (change > 0 && focused === add.current) {
      list.current?.lastElementChild?.querySelector<HTMLElement>(controls)?.focus();
    }
    if (change < 0 && focused === document.body) add.current?.focus();
  }, [count]);

  return { listRef: list, addRef: add };
}
