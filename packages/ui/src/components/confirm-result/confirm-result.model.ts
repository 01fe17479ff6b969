/** An item that the action concerns. */
export interface ResultItem {
  id: string;
  /** The number that people know it by. Default the id. */
  code?: string | undefined;
  name?: string | undefined;
}

export interface ItemResult {
  id: string;
  succeeded: boolean;
  /** Why it failed. */
  message?: string | undefined;
}

/** What a run returns: a result for each item, one result for all, or nothing, which is a success without a message. */
export type RunResult =
  | readonly ItemResult[]
  | { succeeded?: boolean | undefined; message?: string | undefined }
  | null
  | undefined
  | void;

export type ConfirmPhase = 'confirming' | 'running' | 'succeeded' | 'failed' | 'results';

export interface ConfirmState {
  phase: ConfirmPhase;
  /** Message of one result for all; empty if each item has a result. */
  message: string;
  /** By item id; filled by runs that return a result for each item. */
  results: Readonly<Record<string, ItemResult>>;
}

export const UNKNOWN_ERROR = 'An unknown error occurred.';
export const SUCCEEDED = 'Completed successfully.';

export const initialState: ConfirmState = { phase: 'confirming', message: '', results: {} };

/** The items of the next run: all items at first, the failed ones on a retry. */
export function itemsToRun<Item extends ResultItem>(state: ConfirmState, items: readonly Item[]): Item[] {
  if (state.phase === 'confirming') return [...items];
  if (state.phase !== 'results') return [];
  return items.filter(({ id }) => resultOf(state, id)?.succeeded === false);
}

/** Whether a run can start: once after the confirmation, then as long as an item has failed. */
export function canRun(state: ConfirmState, items: readonly ResultItem[]): boolean {
  return state.phase === 'confirming' || itemsToRun(state, items).length > 0;
}

export function startRun(state: ConfirmState): ConfirmState {
  return { ...state, phase: 'running' };
}

/** The state after a run. An item without a result counts as failed: only a reported success is shown as one. */
export function withAnswer(state: ConfirmState, ran: readonly ResultItem[], answer: RunResult): ConfirmState {
  if (isItemResults(answer)) {
    const reported = new Map(
      answer.flatMap((result: ItemResult | null | undefined) => (result ? [[result.id, result]] : [])),
    );
    const results = ran.map(({ id }) => plainResult(id, reported.get(id)));
    return withResults(state, results);
  }
  const succeeded = answer?.succeeded !== false;
  const message = answer?.message || (succeeded ? SUCCEEDED : UNKNOWN_ERROR);
  if (hasResults(state))
    return withResults(state, sameResult(ran, succeeded, succeeded ? undefined : message));
  return { ...state, phase: succeeded ? 'succeeded' : 'failed', message };
}

/** The state after a run that threw. Earlier successes remain. */
export function withFailure(state: ConfirmState, ran: readonly ResultItem[]): ConfirmState {
  if (hasResults(state)) return withResults(state, sameResult(ran, false, UNKNOWN_ERROR));
  return { ...state, phase: 'failed', message: UNKNOWN_ERROR };
}

/** The result of an item, if a run has returned one. */
export function resultOf(state: ConfirmState, id: string): ItemResult | undefined {
  return Object.hasOwn(state.results, id) ? state.results[id] : undefined;
}

export function countResults(state: ConfirmState) {
  const results = Object.values(state.results);
  const succeeded = results.filter((result) => result.succeeded).length;
  return { total: results.length, succeeded, failed: results.length - succeeded };
}

/** Only `true` counts as a success, and only a string as a reason. */
function plainResult(id: string, reported: ItemResult | undefined): ItemResult {
  if (!reported) return { id, succeeded: false, message: UNKNOWN_ERROR };
  const message: unknown = reported.message;
  return {
    id,
    succeeded: (reported.succeeded as unknown) === true,
    message: typeof message === 'string' ? message : undefined,
  };
}

function withResults(state: ConfirmState, results: readonly ItemResult[]): ConfirmState {
  const added = Object.fromEntries(results.map((result) => [result.id, result]));
  return { phase: 'results', message: '', results: { ...state.results, ...added } };
}

function sameResult(ran: readonly ResultItem[], succeeded: boolean, message: string | undefined) {
  return ran.map(({ id }) => ({ id, succeeded, message }));
}

function hasResults(state: ConfirmState) {
  return Object.keys(state.results).length > 0;
}

function isItemResults(answer: RunResult): answer is readonly ItemResult[] {
  return Array.isArray(answer);
}
