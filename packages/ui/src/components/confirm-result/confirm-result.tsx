import { RotateCcw, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import type { ResultItem } from './confirm-result.model.ts';
import { ResultList } from './result-list.tsx';
import { useConfirmResult, type ConfirmResultOptions } from './use-confirm-result.ts';

export interface ResultCounts {
  total: number;
  succeeded: number;
  failed: number;
}

export interface ConfirmResultProps<Item extends ResultItem> extends ConfirmResultOptions<Item> {
  open: boolean;
  title: string;
  /** What will happen and what cannot be undone, in one sentence. */
  question: ReactNode;
  /** Default `Confirm`; null while there is nothing to confirm. */
  confirmText?: string | null | undefined;
  /** Why it cannot be confirmed as it stands, in a sentence; undefined when it can. */
  obstacle?: string | undefined;
  /** The way back while asking. Default `Cancel`; `Go back` where the action itself is a cancellation (OP-126). */
  backText?: string | undefined;
  confirmIcon?: LucideIcon | undefined;
  /** `danger` for what destroys. Default `primary`. */
  confirmVariant?: 'primary' | 'danger' | undefined;
  /** Over the running bar. Default `Working`. */
  workingText?: string | undefined;
  /** Sentence of the banner over a sheet of results. */
  summarise?: ((counts: ResultCounts) => string) | undefined;
  /** The word for an item that worked. Default `Done`. */
  succeededText?: string | undefined;
  /** The word for an item that did not. Default `Error`. */
  failedText?: string | undefined;
  /** Default `Retry failed`. */
  retryText?: string | undefined;
  /** Default `Close`. */
  closeText?: string | undefined;
  /** As of the dialog. */
  size?: DialogProps['size'];
  /** What stands below the banner of the outcome, such as a link that it leads to. */
  afterwards?: ReactNode;
  /** Where the focus goes when the control that opened the dialog is gone by the time it closes. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
}

/** Confirm, work, result, in one dialog that keeps its width and its list. It starts afresh each time it opens. */
export function ConfirmResult<Item extends ResultItem>({ open, ...props }: ConfirmResultProps<Item>) {
  return open ? <OpenConfirmResult {...props} /> : null;
}

const plainSummary = ({ total, failed }: ResultCounts) =>
  failed === 0 ? 'Completed successfully.' : `${failed} of ${total} failed.`;

function OpenConfirmResult<Item extends ResultItem>({
  title,
  question,
  confirmText = 'Confirm',
  obstacle,
  backText = 'Cancel',
  confirmIcon,
  confirmVariant = 'primary',
  workingText = 'Working',
  summarise = plainSummary,
  succeededText = 'Done',
  failedText = 'Error',
  retryText = 'Retry failed',
  closeText = 'Close',
  size,
  afterwards,
  returnFocusTo,
  ...options
}: Omit<ConfirmResultProps<Item>, 'open'>) {
  const confirm = useConfirmResult(options);
  const failed = confirm.phase === 'failed' || confirm.counts.failed > 0;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (confirm.done) banner.current?.focus();
  }, [confirm.done]);

  return (
    <Dialog
      open
      size={size}
      title={title}
      onClose={confirm.close}
      locked={confirm.working}
      closesInFoot={confirm.done}
      foot={
        <Foot
          {...{ confirm, confirmText, obstacle, backText, confirmIcon, confirmVariant, retryText, closeText }}
        />
      }
      returnFocusTo={returnFocusTo}
    >
      {confirm.phase === 'asking' && <div className="wrap-anywhere">{question}</div>}
      {confirm.working && (
        <div className="grid gap-1.5">
          <span aria-hidden>{workingText}</span>
          <ProgressBar label={workingText} />
        </div>
      )}
      {confirm.done && (
        <Alert ref={banner} tabIndex={-1} tone={failed ? 'danger' : 'success'}>
          {confirm.phase === 'sheet' ? summarise(confirm.counts) : confirm.message}
        </Alert>
      )}
      {confirm.done && afterwards && <div className="wrap-anywhere">{afterwards}</div>}
      {confirm.rows.length > 0 && (
        <ResultList rows={confirm.rows} succeededText={succeededText} failedText={failedText} />
      )}
    </Dialog>
  );
}

type FootProps = Pick<ConfirmResultProps<ResultItem>, 'obstacle' | 'confirmIcon'> &
  Required<
    Pick<
      ConfirmResultProps<ResultItem>,
      'confirmText' | 'backText' | 'confirmVariant' | 'retryText' | 'closeText'
    >
  > & { confirm: Omit<ReturnType<typeof useConfirmResult>, 'rows'> };

/** Back and confirm; afterwards retry and close. */
function Foot({ confirm, confirmText, obstacle, backText, retryText, closeText, ...look }: FootProps) {
  if (confirm.done || confirm.retrying)
    return (
      <>
        {confirm.retryProps && (
          <Button size="md" icon={RotateCcw} pending={confirm.retrying} {...confirm.retryProps}>
            {retryText}
          </Button>
        )}
        {confirm.done && (
          <Button size="md" variant="primary" {...confirm.closeProps}>
            {closeText}
          </Button>
        )}
      </>
    );
  return (
    <>
      <Button size="md" {...confirm.backProps}>
        {backText}
      </Button>
      {confirmText !== null && (
        <Tooltip text={confirm.working ? '' : (obstacle ?? '')}>
          <Button
            size="md"
            variant={look.confirmVariant}
            icon={look.confirmIcon}
            {...confirm.confirmProps}
            {...(obstacle !== undefined && { 'aria-disabled': true, onClick: undefined })}
          >
            {confirmText}
          </Button>
        </Tooltip>
      )}
    </>
  );
}
