import { useRef, useState } from 'react';
import {
  answered,
  asking,
  brokenOff,
  countResults,
  itemsToRun,
  mayRun,
  resultOf,
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

type Press = Pick<MouseEvent, 'detail'>;

/** The second press of a double click: it was meant for the button that stood there at the first one. */
const isEcho = (press: Press | undefined) => press !== undefined && press.detail > 1;

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
  const counts = countResults(state);
  const retrying = working && counts.total > 0;

  const begin = async (press?: Press) => {
    if (isEcho(press) || running.current || !mayRun(state, items)) return;
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
  const close = (press?: Press) => {
    if (working || isEcho(press)) return;
    const succeededIds = items.filter(({ id }) => resultOf(state, id)?.succeeded).map(({ id }) => id);
    onClose({ phase: state.phase, succeededIds });
  };

  return {
    phase: state.phase,
    message: state.message,
    counts,
    rows: items.map((item) => ({
      item,
      name: item.name?.trim() || (item.code ?? item.id),
      code: item.code ?? item.id,
      result: resultOf(state, item.id),
    })),
    working,
    /** Working on what failed before. */
    retrying,
    done,
    /** Asks to close; answered before anything ran and after it ended. */
    close: () => close(),
    confirmProps: { onClick: (press?: Press) => void begin(press), 'aria-disabled': working || undefined },
    backProps: { onClick: close, disabled: working },
    /** Stays while the retry runs, so that the focus has a place. */
    retryProps:
      retrying || (done && mayRun(state, items))
        ? { onClick: (press?: Press) => void begin(press), 'aria-disabled': working || undefined }
        : undefined,
    closeProps: { onClick: close },
  };
}
