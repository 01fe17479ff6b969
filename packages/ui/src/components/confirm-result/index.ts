export { UNKNOWN_ERROR, type ItemResult, type ResultItem, type RunAnswer } from './confirm-result.model.ts';
export { ConfirmResult, type ConfirmResultProps, type ResultCounts } from './confirm-result.tsx';
export { ResultList, type ResultListProps, type ResultListRow } from './result-list.tsx';
export { useConfirmResult, type ConfirmOutcome, type ConfirmResultOptions } from './use-confirm-result.ts';
