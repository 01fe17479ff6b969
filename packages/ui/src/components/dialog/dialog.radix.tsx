import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { memo, useRef, type SyntheticEvent } from 'react';
import { useScrollableByKeyboard } from '../../behaviours/use-scrollable-by-keyboard.ts';
import { IconButton } from '../icon-button/index.ts';
import { panel, panelBody, panelFoot, panelForm, panelHead, panelTitle, scrim } from './dialog.styles.ts';
import type { DialogProps } from './dialog.tsx';
import type { useDialogFocus } from './use-dialog-focus.ts';

interface RadixDialogProps extends Omit<DialogProps, 'returnFocusTo'> {
  focus: ReturnType<typeof useDialogFocus>;
}

/** The open dialog itself, in a chunk of its own. */
export default function RadixDialog({ size = 'md', focus, ...content }: RadixDialogProps) {
  const { open, onClose, locked = false } = content;
  const dialog = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && open && !locked && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim()}>
          <Radix.Content
            ref={dialog}
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
            <DialogContent {...content} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What is in it; it stays what it was while the dialog leaves. */
const DialogContent = memo(
  function DialogContent({
    onClose,
    onSubmit,
    title,
    children,
    foot,
    locked = false,
    closesInFoot = false,
    closeName = 'Close',
  }: Omit<RadixDialogProps, 'focus' | 'size'>) {
    const bodyRef = useScrollableByKeyboard();
    const rest = (
      <>
        <div ref={bodyRef} className={panelBody()}>
          {children}
        </div>
        {foot && (
          <div data-dialog-foot className={panelFoot()}>
            {foot}
          </div>
        )}
      </>
    );
    const submit = (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A form around the dialog in the tree is none around it on the page.
      event.stopPropagation();
      if (!locked) onSubmit?.(event);
    };
    return (
      <>
        <div className={panelHead()}>
          <Radix.Title className={panelTitle()}>{title}</Radix.Title>
          {!locked && !closesInFoot && <IconButton icon={X} name={closeName} onClick={onClose} />}
        </div>
        {onSubmit ? (
          <form noValidate onSubmit={submit} className={panelForm()}>
            {rest}
          </form>
        ) : (
          rest
        )}
      </>
    );
  },
  (_before, { open }) => !open,
);
