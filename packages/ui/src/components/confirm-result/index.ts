export * from './confirm-result-list.tsx';
export * from './confirm-result-parts.tsx';
export { UNKNOWN_ERROR, type ItemResult, type ResultItem, type RunResult } from './confirm-result.model.ts';
export { ConfirmResult, type ConfirmResultProps } from './confirm-result.tsx';
export { useConfirmResult, type ConfirmOutcome, type ConfirmResultOptions } from './use-confirm-result.ts';
