import * as Radix from '@radix-ui/react-dialog';
import { memo, useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { belongsToInputMethod } from '../../behaviours/belongs-to-input-method.ts';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { useOverlayLang, useTexts } from '../../texts/texts-context.ts';
import { Button } from '../button/index.ts';
import { DialogContext, useDialogState } from './dialog-context.ts';
import {
  DialogBody,
  DialogCancel,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogForm,
  DialogHeader,
  DialogTitle,
} from './dialog-parts.tsx';
import { DialogRoot } from './dialog-root.tsx';
import { panel, scrim } from './dialog.styles.ts';
import { dialogTexts } from './dialog.texts.ts';
import type { DialogContentProps, DialogPanelProps } from './dialog.props.ts';
import { useChangedFields } from './use-changed-fields.ts';
import { ignoreFocusInTransit } from './use-dialog-focus.ts';

/** The scrim and the panel. */
export function RadixContent({ size = 'md', className, ref, children, ...rest }: DialogContentProps) {
  const { open, setOpen, dismissible, unsaved, moveFocusIn, moveFocusBack } = useDialogState();
  const { onFocusCapture, isChanged } = useChangedFields();
  const [asking, ask] = useState(false);
  const wouldLose = () => unsaved ?? isChanged();
  const requestOpen = useStableCallback((next: boolean) =>
    !next && wouldLose() ? ask(true) : setOpen(next),
  );
  const dialog = useRef<HTMLDivElement>(null);
  const attach = useMergedRefs<HTMLDivElement>(dialog, ignoreFocusInTransit, ref);
  const lang = useOverlayLang();
  const descriptionId = useId();
  const [described, setDescribed] = useState(false);
  const addDescription = useCallback(() => {
    setDescribed(true);
    return () => setDescribed(false);
  }, []);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && open && dismissible && requestOpen(false)}>
      <Radix.Portal>
        <Radix.Overlay className={scrim()}>
          <Radix.Content
            lang={lang}
            {...rest}
            ref={attach}
            onFocusCapture={onFocusCapture}
            aria-describedby={described ? descriptionId : undefined}
            aria-busy={!dismissible || undefined}
            // It does not respond during its closing animation.
            inert={!open}
            className={panel({ size, className })}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              if (dialog.current) moveFocusIn(dialog.current);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              moveFocusBack();
            }}
            onEscapeKeyDown={(event) => {
              if (belongsToInputMethod(event)) event.preventDefault();
            }}
            onPointerDownOutside={(event) => {
              // The press closes the popover that is open inside, and nothing else.
              const closesPopover = dialog.current?.querySelector('[popover="auto"]:popover-open');
              if (closesPopover || wouldLose()) event.preventDefault();
            }}
          >
            <WhileOpen open={open}>
              <Radix.Title asChild>
                <TitledParts {...{ descriptionId, addDescription }} setOpen={requestOpen}>
                  {children}
                </TitledParts>
              </Radix.Title>
            </WhileOpen>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
      {asking && (
        <DiscardQuestion
          onKeep={() => ask(false)}
          onDiscard={() => {
            ask(false);
            setOpen(false);
          }}
        />
      )}
    </Radix.Root>
  );
}

/** Keeps the content unchanged during the closing animation. */
const WhileOpen = memo(
  function WhileOpen({ children }: { open: boolean; children: ReactNode }) {
    return children;
  },
  (_before, { open }) => !open,
);

interface TitledPartsProps {
  /** Set by Radix on the element that it expects to be the title. */
  id?: string;
  descriptionId: string;
  addDescription: () => () => void;
  setOpen: (open: boolean) => void;
  children: ReactNode;
}

function TitledParts({ id, descriptionId, addDescription, setOpen, children }: TitledPartsProps) {
  const root = useDialogState();
  const state = useMemo(
    () => ({ ...root, setOpen, titleId: id, descriptionId, addDescription }),
    [root, setOpen, id, descriptionId, addDescription],
  );
  return <DialogContext value={state}>{children}</DialogContext>;
}

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const texts = useTexts('dialog', dialogTexts);
  return (
    <DialogRoot open onOpenChange={onKeep}>
      <RadixDialog
        size="sm"
        title={texts.discardTitle}
        footer={
          <>
            <DialogCancel>{texts.keepEditing}</DialogCancel>
            <Button size="md" variant="danger" onClick={onDiscard}>
              {texts.discard}
            </Button>
          </>
        }
      >
        <p>{texts.discardText}</p>
      </RadixDialog>
    </DialogRoot>
  );
}

/** Header, body and footer of the ready-made dialog. */
export function RadixDialog({
  title,
  description,
  children,
  footer,
  onSubmit,
  closesInFooter = false,
  closeName,
  ...content
}: DialogPanelProps) {
  const rest = (
    <>
      <DialogBody>
        {description && <DialogDescription>{description}</DialogDescription>}
        {children}
      </DialogBody>
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </>
  );
  return (
    <RadixContent {...content}>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        {!closesInFooter && <DialogClose name={closeName} />}
      </DialogHeader>
      {onSubmit ? <DialogForm onSubmit={onSubmit}>{rest}</DialogForm> : rest}
    </RadixContent>
  );
}
