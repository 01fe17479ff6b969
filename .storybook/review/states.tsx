import { ChevronDown, ChevronRight } from 'lucide';
import { useMemo, useState } from 'react';
import { Icon } from '@portal/ui/icon';
import { SearchBox } from '@portal/ui/search-box';
import { TextLink } from '@portal/ui/text-link';
import type { StateRecord } from '../../tools/review/records.ts';
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

const heads = [
  'States',
  'With story',
  'With picture',
  'Signed off',
  'Changes wanted',
  'Changed since',
  'Requirements',
];

interface StateTableProps {
  data: ReviewData;
  /** What a search found, by the id of the state. */
  matches: ReadonlyMap<string, string>;
  defaultUnfolded?: readonly string[] | undefined;
}

/** What is known of the states of each area, and in a last row of all. An area unfolds to its states. */
function StateTable({ data, matches, defaultUnfolded = [] }: StateTableProps) {
  const [unfolded, setUnfolded] = useState(defaultUnfolded);
  const toggle = (area: string) =>
    setUnfolded(unfolded.includes(area) ? unfolded.filter((one) => one !== area) : [...unfolded, area]);
  return (
    <div
      className="overflow-x-auto rounded-lg border border-border"
      tabIndex={0}
      role="region"
      aria-label="States by area"
    >
      <table className="w-full min-w-[820px] border-collapse text-end tabular-nums">
        <thead>
          <tr className="text-xs text-text-muted">
            <th scope="col" className="px-3 py-2 text-start font-medium">
              Area
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-end font-medium whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byArea(data.states).flatMap(([area, states]) => [
            <tr key={area} className="border-t border-border">
              <th scope="row" className="px-3 py-2 text-start font-medium">
                <button
                  type="button"
                  aria-expanded={unfolded.includes(area)}
                  className="inline-flex cursor-pointer items-center gap-1.5 text-link hover:underline"
                  onClick={() => toggle(area)}
                >
                  <Icon glyph={unfolded.includes(area) ? ChevronDown : ChevronRight} size={14} />
                  {area}
                </button>
              </th>
              <Counts data={data} states={states} />
            </tr>,
            ...(unfolded.includes(area) ? states : []).map((state) => (
              <tr key={state.Id} className="border-t border-border bg-sunken">
                <th scope="row" className="py-2 ps-8 pe-3 text-start font-[400]">
                  <TextLink href={looksAddress(state.Id)} target="_top" className="font-mono text-xs">
                    {state.Id}
                  </TextLink>
                  {matches.has(state.Id) && (
                    <p className="text-xs text-text-muted wrap-anywhere">{matches.get(state.Id)}</p>
                  )}
                </th>
                <Counts data={data} states={[state]} />
              </tr>
            )),
          ])}
        </tbody>
        <tfoot>
          <tr className="border-t border-border font-semibold">
            <th scope="row" className="px-3 py-2 text-start">
              Total
            </th>
            <Counts data={data} states={data.states} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Counts({ data, states }: { data: ReviewData; states: readonly StateRecord[] }) {
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
  return counts.map((number, index) => (
    <td key={heads[index]} className={`px-3 py-2 ${number === 0 ? 'text-text-muted' : ''}`}>
      {number.toLocaleString('en-AU')}
    </td>
  ));
}
