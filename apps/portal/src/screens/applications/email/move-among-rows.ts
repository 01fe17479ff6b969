import type { KeyboardEvent } from 'react';

const control = 'a[href], button, input';

/** Arrow keys, Home and End move the focus to the same control of another row; each control keeps its Tab stop. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target as Element;
  const row = target.closest<HTMLElement>('[data-position]');
  const rows = [...event.currentTarget.children];
  if (!row || target.getAttribute('aria-expanded') === 'true') return;
  const at = rows.indexOf(row);
  const steps: Record<string, Element | undefined> = {
    ArrowDown: rows[at + 1],
    ArrowUp: rows[at - 1],
    Home: rows[0],
    End: rows.at(-1),
  };
  const next = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  if (!next) return;
  event.preventDefault();
  const place = [...row.querySelectorAll(control)].indexOf(target);
  next.querySelectorAll<HTMLElement>(control)[place]?.focus();
}
