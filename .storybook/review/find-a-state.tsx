import { Search, X } from 'lucide';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '@portal/ui/icon-button';
import { TextField } from '@portal/ui/text-field';
import { TextLink } from '@portal/ui/text-link';
import type { StateRecord } from '../../tools/review/records.ts';
import { looksAddress } from './addresses.ts';
import { countText } from './contact-sheet.tsx';
import { findStates, type Found } from './find-states.ts';
import { ReviewBadge } from './review-badge.tsx';

interface FindAStateProps {
  states: readonly StateRecord[];
  defaultValue: string;
  onValueChange: (text: string) => void;
}

/** A field that finds states while typing. The arrow keys lead to the results, Enter opens the first. */
export function FindAState({ states, defaultValue, onValueChange }: FindAStateProps) {
  const [text, setText] = useState(defaultValue);
  const found = useMemo(() => findStates(states, text), [states, text]);
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const change = (next: string) => {
    setText(next);
    onValueChange(next);
  };

  const links = () => [...(results.current?.querySelectorAll('a') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const stops: HTMLElement[] = [...(input.current ? [input.current] : []), ...links()];
    const index = stops.findIndex((stop) => stop === event.target);
    if (index === -1 || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && index === 0) links()[0]?.click();
    const next = { ArrowDown: stops[index + 1], ArrowUp: stops[index - 1] }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <section aria-label="Find a state" className="group grid gap-2.5">
      <TextField
        ref={input}
        onKeyDown={onKeyDown}
        label="Find a state"
        hint="State id, requirement, decision, or words of a story or its tests"
        type="search"
        size="sm"
        icon={Search}
        autoComplete="off"
        spellCheck={false}
        className="max-w-[480px]"
        value={text}
        onValueChange={change}
        suffix={
          text !== '' && (
            <IconButton
              icon={X}
              name="Clear search"
              size="xs"
              onClick={() => {
                change('');
                input.current?.focus();
              }}
            />
          )
        }
      />
      <p role="status" className="text-xs text-text-muted">
        {text.trim() !== '' &&
          (found.length > 0 ? countText(found.length) : `No state matches “${text.trim()}”.`)}
      </p>
      {found.length > 0 && (
        <ul ref={results} aria-label="Results" className="overflow-hidden rounded-lg border border-border">
          {found.map((one) => (
            <Result key={one.state.Id} found={one} onKeyDown={onKeyDown} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ResultProps {
  found: Found;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Result({ found: { state, text, marks }, onKeyDown }: ResultProps) {
  return (
    <li className="grid items-baseline gap-x-4 gap-y-1 border-b border-border px-3 py-2.5 last:border-b-0 focus-within:bg-row-selected min-[700px]:grid-cols-[minmax(240px,320px)_minmax(0,1fr)_auto] group-has-[input:focus]:first:bg-row-selected">
      <TextLink
        href={looksAddress(state.Id)}
        target="_top"
        onKeyDown={onKeyDown}
        className="justify-self-start font-mono text-xs wrap-anywhere"
      >
        {state.Id}
      </TextLink>
      <span className="wrap-anywhere">{marked(text, marks)}</span>
      <span>
        <ReviewBadge review={state.Review} />
      </span>
    </li>
  );
}

function marked(text: string, marks: Found['marks']): ReactNode {
  const ends = [0, ...marks.map(([, end]) => end)];
  return [
    ...marks.flatMap(([start, end], index) => [
      text.slice(ends[index], start),
      <mark key={start} className="rounded-[2px] bg-brand-subtle px-0.5 text-inherit">
        {text.slice(start, end)}
      </mark>,
    ]),
    text.slice(ends.at(-1)),
  ];
}
