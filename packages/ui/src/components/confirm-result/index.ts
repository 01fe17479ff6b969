export {
  ConfirmResultItem,
  ConfirmResultList,
  type ConfirmResultItemProps,
  type ConfirmResultListProps,
  type ConfirmResultRow,
} from './confirm-result-list.tsx';
export {
  ConfirmResultActions,
  ConfirmResultDetails,
  ConfirmResultOutcome,
  ConfirmResultProgress,
  ConfirmResultQuestion,
  ConfirmResultRoot,
  useConfirmResultState,
  type ConfirmResultActionsProps,
  type ConfirmResultOutcomeProps,
  type ConfirmResultProgressProps,
  type ConfirmResultRootProps,
  type ResultCounts,
} from './confirm-result-parts.tsx';
export { UNKNOWN_ERROR, type ItemResult, type ResultItem, type RunResult } from './confirm-result.model.ts';
export { ConfirmResult, type ConfirmResultProps } from './confirm-result.tsx';
export { useConfirmResult, type ConfirmOutcome, type ConfirmResultOptions } from './use-confirm-result.ts';
