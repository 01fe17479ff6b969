import type { IconGlyph } from '../icon/index.ts';
import { RotateCcw } from 'lucide';
import { createContext, useContext, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { classNames } from '../../parts/class-names.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { Alert, type AlertProps } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { DialogCancel, DialogRoot, type DialogRootProps } from '../dialog/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import type { countResults, ResultItem } from './confirm-result.model.ts';
import { confirmResultTexts } from './confirm-result.texts.ts';
import { useConfirmResult, type ConfirmResultOptions } from './use-confirm-result.ts';

export type ResultCounts = ReturnType<typeof countResults>;

type ConfirmResultState = ReturnType<typeof useConfirmResult<ResultItem>>;

const ConfirmResultContext = createContext<ConfirmResultState | undefined>(undefined);

/** The state of the `ConfirmResultRoot` around a component. */
export function useConfirmResultState(): ConfirmResultState {
  const state = useContext(ConfirmResultContext);
  if (!state) throw new Error('This part needs a ConfirmResultRoot around it.');
  return state;
}

export interface ConfirmResultRootProps<Item extends ResultItem>
  extends ConfirmResultOptions<Item>, Pick<DialogRootProps, 'returnFocusTo' | 'unsaved' | 'children'> {
  open: boolean;
}

/** Holds the run and its results, and the dialog around them. Each opening starts again. Renders no element. */
export function ConfirmResultRoot<Item extends ResultItem>({ open, ...props }: ConfirmResultRootProps<Item>) {
  return open ? <OpenRoot {...props} /> : null;
}

function OpenRoot<Item extends ResultItem>({
  returnFocusTo,
  unsaved,
  children,
  ...options
}: Omit<ConfirmResultRootProps<Item>, 'open'>) {
  const state = useConfirmResult(options);
  return (
    <ConfirmResultContext value={state as unknown as ConfirmResultState}>
      <DialogRoot
        open
        onOpenChange={state.close}
        dismissible={!state.working}
        unsaved={state.phase === 'succeeded' ? false : unsaved}
        returnFocusTo={returnFocusTo}
      >
        {children}
      </DialogRoot>
    </ConfirmResultContext>
  );
}

/** Its content is shown until the run starts. */
export function ConfirmResultQuestion({ className, ...rest }: ComponentProps<'div'>) {
  const { phase } = useConfirmResultState();
  return phase === 'confirming' && <div {...rest} className={classNames('wrap-anywhere', className)} />;
}

export interface ConfirmResultProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Above the bar, and its name. Default `Working`. */
  text?: string | undefined;
}

/** Shown while the run is under way. */
export function ConfirmResultProgress({ text: given, className, ...rest }: ConfirmResultProgressProps) {
  const { working } = useConfirmResultState();
  const { workingText } = useTexts('confirm-result', confirmResultTexts);
  const text = given ?? workingText;
  return (
    working && (
      <div {...rest} className={classNames('grid gap-1.5', className)}>
        <span aria-hidden>{text}</span>
        <ProgressBar label={text} />
      </div>
    )
  );
}

export interface ConfirmResultOutcomeProps extends Omit<AlertProps, 'tone' | 'children'> {
  /** The sentence about results of several items. */
  summarise?: ((counts: ResultCounts) => string) | undefined;
}

/** The outcome in a sentence. It gets the focus when a run ends. */
export function ConfirmResultOutcome({ summarise, ref, ...rest }: ConfirmResultOutcomeProps) {
  const { done, phase, counts, message } = useConfirmResultState();
  const banner = useRef<HTMLDivElement>(null);
  const attach = useMergedRefs<HTMLDivElement>(banner, ref);
  useEffect(() => {
    if (done) banner.current?.focus();
  }, [done]);
  const texts = useTexts('confirm-result', confirmResultTexts);
  const failed = phase === 'failed' || counts.failed > 0;
  const summary = () => summarise?.(counts) ?? (failed ? texts.failedOf(counts) : texts.succeeded);
  return (
    done && (
      <Alert {...rest} ref={attach} tabIndex={-1} tone={failed ? 'danger' : 'success'}>
        {phase === 'results' ? summary() : message}
      </Alert>
    )
  );
}

/** Its content is shown once a run has ended. */
export function ConfirmResultDetails({ className, ...rest }: ComponentProps<'div'>) {
  const { done } = useConfirmResultState();
  return done && <div {...rest} className={classNames('wrap-anywhere', className)} />;
}

export interface ConfirmResultActionsProps {
  /** Default `Confirm`; null while there is nothing to confirm. */
  confirmText?: string | null | undefined;
  confirmIcon?: IconGlyph | undefined;
  /** `danger` for an action that destroys something. Default `primary`. */
  confirmVariant?: 'primary' | 'danger' | undefined;
  /** Why it cannot be confirmed at present, as a sentence. Default: it can. */
  disabledReason?: string | undefined;
  /** Closes before anything runs. Default `Cancel`; `Go back` where the action itself is a cancellation (OP-126). */
  backText?: string | undefined;
}

/** The buttons: back and confirm, then retry and close. Renders no element around them. */
export function ConfirmResultActions({
  confirmText,
  confirmIcon,
  confirmVariant = 'primary',
  disabledReason,
  backText,
}: ConfirmResultActionsProps): ReactNode {
  const { done, working, retrying, retryProps, closeProps, backProps, confirmProps } =
    useConfirmResultState();
  const texts = useTexts('confirm-result', confirmResultTexts);
  if (done || retrying)
    return (
      <>
        {retryProps && (
          <Button size="md" icon={RotateCcw} pending={retrying} {...retryProps}>
            {texts.retryText}
          </Button>
        )}
        {done && (
          <Button size="md" variant="primary" {...closeProps}>
            {texts.closeText}
          </Button>
        )}
      </>
    );
  return (
    <>
      <DialogCancel disabled={backProps.disabled}>{backText ?? texts.backText}</DialogCancel>
      {confirmText !== null && (
        <Tooltip text={working ? '' : (disabledReason ?? '')}>
          <Button
            size="md"
            variant={confirmVariant}
            icon={confirmIcon}
            {...confirmProps}
            {...(disabledReason !== undefined && { 'aria-disabled': true, onClick: undefined })}
          >
            {confirmText ?? texts.confirmText}
          </Button>
        </Tooltip>
      )}
    </>
  );
}
