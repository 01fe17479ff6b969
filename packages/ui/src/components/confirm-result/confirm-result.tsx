import type { ReactNode } from 'react';
import {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  type DialogContentProps,
} from '../dialog/index.ts';
import {
  ConfirmResultActions,
  ConfirmResultDetails,
  ConfirmResultOutcome,
  ConfirmResultProgress,
  ConfirmResultQuestion,
  ConfirmResultRoot,
  useConfirmResultState,
  type ConfirmResultActionsProps,
  type ConfirmResultRootProps,
  type ResultCounts,
} from './confirm-result-parts.tsx';
import type { ResultItem } from './confirm-result.model.ts';
import { ConfirmResultList } from './confirm-result-list.tsx';

interface PanelProps extends ConfirmResultActionsProps, Omit<DialogContentProps, 'title' | 'children'> {
  title: string;
  /** What will happen and what cannot be undone, in one sentence. */
  question: ReactNode;
  /** Above the bar while the run is under way. Default `Working`. */
  workingText?: string | undefined;
  /** The sentence about results of several items. */
  summarise?: ((counts: ResultCounts) => string) | undefined;
  /** The state of an item that succeeded. Default `Done`. */
  succeededText?: string | undefined;
  /** Below the outcome, such as a link to what was made. */
  resultDetails?: ReactNode;
}

export interface ConfirmResultProps<Item extends ResultItem>
  extends Omit<ConfirmResultRootProps<Item>, 'children'>, PanelProps {}

/** Asks for confirmation, runs, and shows the result, in one dialog of constant width. Each opening starts again. */
export function ConfirmResult<Item extends ResultItem>({
  open,
  items,
  run,
  onOpenChange,
  unsaved,
  returnFocusTo,
  ...panel
}: ConfirmResultProps<Item>) {
  return (
    <ConfirmResultRoot {...{ open, items, run, onOpenChange, unsaved, returnFocusTo }}>
      <Panel {...panel} />
    </ConfirmResultRoot>
  );
}

function Panel({
  title,
  question,
  workingText,
  summarise,
  succeededText,
  resultDetails,
  confirmText,
  confirmIcon,
  confirmVariant,
  disabledReason,
  backText,
  ...content
}: PanelProps) {
  const { done, rows } = useConfirmResultState();
  return (
    <DialogContent {...content}>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        {!done && <DialogClose />}
      </DialogHeader>
      <DialogBody>
        <ConfirmResultQuestion>{question}</ConfirmResultQuestion>
        <ConfirmResultProgress text={workingText} />
        <ConfirmResultOutcome summarise={summarise} />
        {resultDetails && <ConfirmResultDetails>{resultDetails}</ConfirmResultDetails>}
        {rows.length > 0 && <ConfirmResultList {...{ rows, succeededText }} />}
      </DialogBody>
      <DialogFooter>
        <ConfirmResultActions {...{ confirmText, confirmIcon, confirmVariant, disabledReason, backText }} />
      </DialogFooter>
    </DialogContent>
  );
}
