import { useEffect, useRef } from 'react';

const controls = 'input, select, textarea';

/** Where the keyboard goes when a list changes under it: into what was added, or to Add when its entry is gone. */
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
