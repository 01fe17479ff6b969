import { ChevronDown, ChevronRight } from 'lucide';
import { useMemo, useState, type ReactNode } from 'react';
import { Icon } from '@portal/ui/icon';
import { SearchBox } from '@portal/ui/search-box';
import { TextLink } from '@portal/ui/text-link';
import type { StateRecord } from '../../tools/review/records.ts';
import { FactsTable } from '../docs/facts-table.tsx';
import { looksAddress } from './addresses.ts';
import { findStates } from './find-states.ts';
import { byArea, countText, hasPicture, type ReviewData } from './review-data.ts';
import { ReviewPage } from './review-page.tsx';
import { signOffOf } from './sign-off.ts';

interface StatesProps {
  data: ReviewData;
  /** The text that is searched for at first. */
  find: string;
  onFindChange: (text: string) => void;
  /** Areas whose states are listed at first. */
  defaultUnfolded?: readonly string[] | undefined;
}

/** All states by area, or those that a search finds. */
export function States({ data, find, onFindChange, defaultUnfolded }: StatesProps) {
  const [text, setText] = useState(find);
  const found = useMemo(() => findStates(data.states, text), [data, text]);
  const searched = text.trim() !== '';
  const change = (next: string) => {
    setText(next);
    onFindChange(next);
  };
  return (
    <ReviewPage title="States" count={`${data.states.length} states in ${byArea(data.states).length} areas`}>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Find a state" value={text} onValueChange={change} onSearchSubmit={change} />
        <p role="status" className="text-xs text-text-muted">
          {searched && (found.length > 0 ? countText(found.length) : `No state matches “${text.trim()}”.`)}
        </p>
      </div>
      <StateTable
        key={String(searched)}
        data={searched ? { ...data, states: found.map(({ state }) => state) } : data}
        matches={new Map(found.map(({ state, text: match }) => [state.Id, match]))}
        defaultUnfolded={searched ? byArea(data.states).map(([area]) => area) : defaultUnfolded}
      />
    </ReviewPage>
  );
}

interface StateTableProps {
  data: ReviewData;
  /** What a search found, by the id of the state. */
  matches: ReadonlyMap<string, string>;
  defaultUnfolded?: readonly string[] | undefined;
}

interface Row {
  readonly heading: ReactNode;
  readonly states: readonly StateRecord[];
}

/** What is known of the states of each area, and in a last row of all. An area unfolds to its states. */
function StateTable({ data, matches, defaultUnfolded = [] }: StateTableProps) {
  const [unfolded, setUnfolded] = useState(defaultUnfolded);
  const toggle = (area: string) =>
    setUnfolded(unfolded.includes(area) ? unfolded.filter((one) => one !== area) : [...unfolded, area]);
  const rows = [
    ...byArea(data.states).flatMap(([area, states]): readonly Row[] => {
      const open = unfolded.includes(area);
      const heading = (
        <button
          type="button"
          aria-expanded={open}
          className="inline-flex cursor-pointer items-center gap-1.5 text-link hover:underline"
          onClick={() => toggle(area)}
        >
          <Icon glyph={open ? ChevronDown : ChevronRight} size={14} />
          {area}
        </button>
      );
      return [{ heading, states }, ...(open ? states : []).map((state) => rowOf(state, matches))];
    }),
    { heading: 'Total', states: data.states },
  ].map(({ heading, states }) => [heading, ...countsOf(data, states)]);
  return <FactsTable label="States by area" heads={heads} rows={rows} leadWidth="30%" />;
}

const rowOf = (state: StateRecord, matches: StateTableProps['matches']): Row => ({
  heading: (
    <div className="ps-5 font-[400]">
      <TextLink href={looksAddress(state.Id)} target="_top" className="font-mono text-xs">
        {state.Id}
      </TextLink>
      {matches.has(state.Id) && (
        <p className="text-xs text-text-muted wrap-anywhere">{matches.get(state.Id)}</p>
      )}
    </div>
  ),
  states: [state],
});

const heads = [
  'Area',
  'States',
  'With story',
  'With picture',
  'Signed off',
  'Changes wanted',
  'Changed since',
  'Requirements',
];

/** The counts below `heads`. */
function countsOf(data: ReviewData, states: readonly StateRecord[]): readonly string[] {
  const count = (is: (state: StateRecord) => boolean) => states.filter(is).length;
  const counts = [
    states.length,
    count(({ Stories }) => Stories.length > 0),
    count(({ Id }) => hasPicture(data, Id)),
    count(({ Review }) => signOffOf(Review) === 'accepted'),
    count(({ Review }) => signOffOf(Review) === 'changes-wanted'),
    count(({ Review }) => signOffOf(Review) === 'changed'),
    new Set(states.flatMap(({ Rows }) => Rows)).size,
  ];
  return counts.map((number) => number.toLocaleString('en-AU'));
}
