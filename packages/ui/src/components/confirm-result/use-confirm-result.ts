import { useRef, useState } from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import {
  SUCCEEDED,
  UNKNOWN_ERROR,
  withAnswer,
  initialState,
  withFailure,
  countResults,
  itemsToRun,
  canRun,
  resultOf,
  startRun,
  type ConfirmPhase,
  type ItemResult,
  type ResultItem,
  type RunResult,
} from './confirm-result.model.ts';
import { confirmResultTexts } from './confirm-result.texts.ts';

export interface ConfirmResultOptions<Item extends ResultItem> {
  /** The items concerned. Default none, for an action on the subject of the page. */
  items?: readonly Item[] | undefined;
  /** Runs the action: first for all items, on a retry for the failed ones. */
  run: (items: Item[]) => Promise<RunResult>;
  /** Called on closing. The outcome has no ids if nothing ran, else the ids of the items that succeeded. */
  onOpenChange: (open: false, outcome: ConfirmOutcome) => void;
}

export interface ConfirmOutcome {
  /** The phase on closing: `confirming` if nothing ran. */
  phase: ConfirmPhase;
  succeededIds: string[];
}

const none: never[] = [];

type Press = Pick<MouseEvent, 'detail'>;

/** A double click must not press the button that replaced the one it was aimed at. */
const isSecondOfDoubleClick = (press: Press | undefined) => press !== undefined && press.detail > 1;

/** Confirmation, run and results. There is one run at a time, however often the button is pressed. */
export function useConfirmResult<Item extends ResultItem>({
  items = none,
  run,
  onOpenChange,
}: ConfirmResultOptions<Item>) {
  const [state, setState] = useState(initialState);
  const inProgress = useRef(false);
  const working = state.phase === 'running';
  const done = state.phase !== 'confirming' && !working;
  const counts = countResults(state);
  const retrying = working && counts.total > 0;

  const begin = async (press?: Press) => {
    if (isSecondOfDoubleClick(press) || inProgress.current || !canRun(state, items)) return;
    inProgress.current = true;
    const covered = itemsToRun(state, items);
    setState(startRun);
    try {
      const answer = await run(covered);
      setState((now) => withAnswer(now, covered, answer));
    } catch {
      setState((now) => withFailure(now, covered));
    } finally {
      inProgress.current = false;
    }
  };
  const beginProps = {
    onClick: (press?: Press) => void begin(press),
    'aria-disabled': working || undefined,
  };
  const close = (press?: Press) => {
    if (working || isSecondOfDoubleClick(press)) return;
    const succeededIds = items.filter(({ id }) => resultOf(state, id)?.succeeded).map(({ id }) => id);
    onOpenChange(false, { phase: state.phase, succeededIds });
  };

  const texts = useTexts('confirm-result', confirmResultTexts);
  const translated = (message: string) => {
    if (message === UNKNOWN_ERROR) return texts.unknownError;
    return message === SUCCEEDED ? texts.succeeded : message;
  };
  const translatedResult = (result: ItemResult | undefined) =>
    result?.message ? { ...result, message: translated(result.message) } : result;

  return {
    phase: state.phase,
    message: translated(state.message),
    counts,
    rows: items.map((item) => ({
      item,
      name: item.name?.trim() || (item.code ?? item.id),
      code: item.code ?? item.id,
      result: translatedResult(resultOf(state, item.id)),
    })),
    working,
    /** A retry is under way. */
    retrying,
    done,
    /** Closes, except during a run. */
    close: () => close(),
    confirmProps: beginProps,
    backProps: { onClick: close, disabled: working },
    /** Remains during the retry, so that the button keeps the focus. */
    retryProps: retrying || (done && canRun(state, items)) ? beginProps : undefined,
    closeProps: { onClick: close },
  };
}
