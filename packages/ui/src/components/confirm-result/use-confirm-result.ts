import { useRef, useState } from 'react';
import {
  answered,
  asking,
  brokenOff,
  countResults,
  itemsToRun,
  mayRun,
  started,
  type ConfirmPhase,
  type ResultItem,
  type RunAnswer,
} from './confirm-result.model.ts';

export interface ConfirmResultOptions<Item extends ResultItem> {
  /** What the question is about; none for an action on the page's own subject. */
  items?: readonly Item[] | undefined;
  /** Does it. Called with all items first, with the failed ones on a retry. */
  run: (items: Item[]) => Promise<RunAnswer>;
  /** Closed: before anything ran with no ids, afterwards with the ids of what succeeded. */
  onClose: (outcome: ConfirmOutcome) => void;
}

export interface ConfirmOutcome {
  /** What was last seen: `asking` when somebody went back. */
  phase: ConfirmPhase;
  succeededIds: string[];
}

const none: never[] = [];

/** Asks, works, tells. One run at a time, however often and quickly its button is pressed. */
export function useConfirmResult<Item extends ResultItem>({
  items = none,
  run,
  onClose,
}: ConfirmResultOptions<Item>) {
  const [state, setState] = useState(asking);
  const running = useRef(false);
  const working = state.phase === 'working';
  const done = state.phase !== 'asking' && !working;

  const begin = async () => {
    if (running.current || !mayRun(state, items)) return;
    running.current = true;
    const covered = itemsToRun(state, items);
    setState(started);
    try {
      const answer = await run(covered);
      setState((now) => answered(now, covered, answer));
    } catch {
      setState((now) => brokenOff(now, covered));
    } finally {
      running.current = false;
    }
  };
  const close = () => {
    if (working) return;
    const succeededIds = items.filter(({ id }) => state.results[id]?.succeeded).map(({ id }) => id);
    onClose({ phase: state.phase, succeededIds });
  };

  return {
    phase: state.phase,
    message: state.message,
    counts: countResults(state),
    rows: items.map((item) => ({
      item,
      name: item.name?.trim() || (item.code ?? item.id),
      code: item.code ?? item.id,
      result: state.results[item.id],
    })),
    working,
    done,
    close,
    confirmProps: { onClick: () => void begin(), 'aria-disabled': working || undefined },
    backProps: { onClick: close, disabled: working },
    retryProps: done && mayRun(state, items) ? { onClick: () => void begin(), disabled: working } : undefined,
    closeProps: { onClick: close },
  };
}
