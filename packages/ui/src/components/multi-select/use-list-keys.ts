import { belongsToInputMethod } from '../../behaviours/belongs-to-input-method.ts';
import { useRef, type KeyboardEvent } from 'react';
import { nextIndex, typeAhead, type ListedOption } from './multi-select.model.ts';

/** Maximum pause in ms between letters of one type-ahead. */
const TYPE_AHEAD_TIMEOUT = 600;

interface OpenList {
  readonly drawn: readonly ListedOption[];
  /** Index of the active option. */
  readonly current: number;
  /** Keys are typed into the filter, whose text is `query`. */
  readonly filtered: boolean;
  readonly query: string;
  readonly setActive: (index: number) => void;
}

/** Handles the keys of the open list: move, select, and type-ahead if there is no filter. */
export function useListKeys(
  { drawn, current, filtered, query, setActive }: OpenList,
  toggle: (option: ListedOption | undefined) => void,
) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (belongsToInputMethod(event.nativeEvent) || ctrlKey || metaKey || altKey) return;
    const writing = filtered && query !== '';
    const to =
      writing && (key === 'Home' || key === 'End') ? undefined : nextIndex(key, current, drawn.length);
    if (to !== undefined) {
      setActive(to);
    } else if (key === 'Enter' || (key === ' ' && !writing)) {
      toggle(drawn[current]);
    } else if (!filtered && key.length === 1) {
      const text = timeStamp - typed.current.at < TYPE_AHEAD_TIMEOUT ? typed.current.text + key : key;
      typed.current = { text, at: timeStamp };
      setActive(typeAhead(drawn, text, current) ?? current);
    } else {
      return;
    }
    event.preventDefault();
  };
}
