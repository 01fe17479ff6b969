import { FindAState } from './find-a-state.tsx';
import { byArea, type ReviewData } from './review-data.ts';
import { ReviewPage } from './review-page.tsx';
import { StateTable } from './state-table.tsx';

interface StatesProps {
  data: ReviewData;
  /** The text that is searched for at first. */
  find: string;
  onFindChange: (text: string) => void;
  defaultUnfolded?: readonly string[] | undefined;
}

/** All states by area, and a field that finds one. */
export function States({ data, find, onFindChange, defaultUnfolded }: StatesProps) {
  return (
    <ReviewPage title="States" count={`${data.states.length} states in ${byArea(data.states).length} areas`}>
      <FindAState states={data.states} defaultValue={find} onValueChange={onFindChange} />
      <StateTable data={data} defaultUnfolded={defaultUnfolded} />
    </ReviewPage>
  );
}
