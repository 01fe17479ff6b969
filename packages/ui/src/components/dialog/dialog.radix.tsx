import * as Radix from '@radix-ui/react-dialog';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { mergeRefs } from '../../behaviours/index.ts';
import { DialogContext, type DialogAround } from './dialog-context.ts';
import { DialogBody, DialogClose, DialogFoot, DialogForm, DialogHead, DialogTitle } from './dialog-parts.tsx';
import { panel, scrim } from './dialog.styles.ts';
import type { DialogFrameProps, DialogProps } from './dialog.props.ts';
import { letFocusPass, type useDialogFocus } from './use-dialog-focus.ts';

interface Focusing {
  focus: ReturnType<typeof useDialogFocus>;
}

/** The scrim and the panel. */
export function RadixFrame({
  open,
  onClose,
  size = 'md',
  locked = false,
  focus,
  children,
}: Omit<DialogFrameProps, 'returnFocusTo'> & Focusing) {
  const dialog = useRef<HTMLDivElement>(null);
  const attach = useMemo(() => mergeRefs<HTMLDivElement>(dialog, letFocusPass), []);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && open && !locked && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim()}>
          <Radix.Content
            ref={attach}
            aria-describedby={undefined}
            aria-busy={locked || undefined}
            // On its way out it answers nothing.
            inert={!open}
            className={panel({ size })}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              if (dialog.current) focus.moveIn(dialog.current);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              focus.moveBack();
            }}
            // The press closes the popover that is open inside, and nothing more.
            onPointerDownOutside={(event) => {
              if (dialog.current?.querySelector('[popover="auto"]:popover-open')) event.preventDefault();
            }}
          >
            <WhileOpen open={open}>
              <Radix.Title asChild>
                <Parts {...{ locked, onClose }}>{children}</Parts>
              </Radix.Title>
            </WhileOpen>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What is in it stays what it was while the dialog leaves. */
const WhileOpen = memo(
  function WhileOpen({ children }: { open: boolean; children: ReactNode }) {
    return children;
  },
  (_before, { open }) => !open,
);

interface PartsProps extends Omit<DialogAround, 'titleId'> {
  /** Given by Radix to whatever is the title of its dialog. */
  id?: string;
  children: ReactNode;
}

function Parts({ id, locked, onClose, children }: PartsProps) {
  const around = useMemo(() => ({ titleId: id, locked, onClose }), [id, locked, onClose]);
  return <DialogContext value={around}>{children}</DialogContext>;
}

export function RadixDialog({
  title,
  children,
  foot,
  onSubmit,
  closesInFoot = false,
  closeName,
  ...frame
}: Omit<DialogProps, 'returnFocusTo'> & Focusing) {
  const rest = (
    <>
      <DialogBody>{children}</DialogBody>
      {foot && <DialogFoot>{foot}</DialogFoot>}
    </>
  );
  return (
    <RadixFrame {...frame}>
      <DialogHead>
        <DialogTitle>{title}</DialogTitle>
        {!closesInFoot && <DialogClose name={closeName} />}
      </DialogHead>
      {onSubmit ? <DialogForm onSubmit={onSubmit}>{rest}</DialogForm> : rest}
    </RadixFrame>
  );
}
