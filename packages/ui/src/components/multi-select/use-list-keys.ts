import { useRef, type KeyboardEvent } from 'react';
import { movedTo, typedAhead, type ListedOption } from './multi-select.model.ts';

/** Letters typed closer together than this, in ms, are one word. */
const ONE_WORD = 600;

interface ListKeysOptions {
  readonly drawn: readonly ListedOption[];
  /** Index of the active option. */
  readonly current: number;
  /** The keys are typed into the filter box, whose text is `query`. */
  readonly filtered: boolean;
  readonly query: string;
  readonly onMove: (index: number) => void;
  readonly onToggle: (option: ListedOption | undefined) => void;
}

/** What the keys of the open list do: move, toggle, and find by the first letters where there is no filter. */
export function useListKeys({ drawn, current, filtered, query, onMove, onToggle }: ListKeysOptions) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (event.nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    const writing = filtered && query !== '';
    const to = writing && (key === 'Home' || key === 'End') ? undefined : movedTo(key, current, drawn.length);
    if (to !== undefined) {
      onMove(to);
    } else if (key === 'Enter' || (key === ' ' && !writing)) {
      onToggle(drawn[current]);
    } else if (!filtered && key.length === 1) {
      const text = timeStamp - typed.current.at < ONE_WORD ? typed.current.text + key : key;
      typed.current = { text, at: timeStamp };
      onMove(typedAhead(drawn, text, current) ?? current);
    } else {
      return;
    }
    event.preventDefault();
  };
}
