import * as Radix from '@radix-ui/react-dialog';
import { memo, useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { useOverlayLang } from '../../texts/texts-context.ts';
import { DialogContext, useDialogState } from './dialog-context.ts';
import {
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogForm,
  DialogHeader,
  DialogTitle,
} from './dialog-parts.tsx';
import { panel, scrim } from './dialog.styles.ts';
import type { DialogContentProps, DialogPanelProps } from './dialog.props.ts';
import { ignoreFocusInTransit } from './use-dialog-focus.ts';

/** The scrim and the panel. */
export function RadixContent({ size = 'md', className, ref, children, ...rest }: DialogContentProps) {
  const { open, setOpen, dismissible, moveFocusIn, moveFocusBack } = useDialogState();
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
    <Radix.Root open={open} onOpenChange={(next) => !next && open && dismissible && setOpen(false)}>
      <Radix.Portal>
        <Radix.Overlay className={scrim()}>
          <Radix.Content
            lang={lang}
            {...rest}
            ref={attach}
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
            // The press closes the popover that is open inside, and nothing else.
            onPointerDownOutside={(event) => {
              if (dialog.current?.querySelector('[popover="auto"]:popover-open')) event.preventDefault();
            }}
          >
            <WhileOpen open={open}>
              <Radix.Title asChild>
                <TitledParts {...{ descriptionId, addDescription }}>{children}</TitledParts>
              </Radix.Title>
            </WhileOpen>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
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
  children: ReactNode;
}

function TitledParts({ id, descriptionId, addDescription, children }: TitledPartsProps) {
  const root = useDialogState();
  const state = useMemo(
    () => ({ ...root, titleId: id, descriptionId, addDescription }),
    [root, id, descriptionId, addDescription],
  );
  return <DialogContext value={state}>{children}</DialogContext>;
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
