import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useScrollableByKeyboard } from '../../behaviours/use-scrollable-by-keyboard.ts';
import { IconButton } from '../icon-button/index.ts';
import { panel, panelBody, panelFoot, panelHead, panelTitle, scrim } from './dialog.styles.ts';
import type { DialogProps } from './dialog.tsx';
import type { useDialogFocus } from './use-dialog-focus.ts';

interface RadixDialogProps extends Omit<DialogProps, 'returnFocusTo'> {
  focus: ReturnType<typeof useDialogFocus>;
}

/** The open dialog itself, in a chunk of its own. */
export default function RadixDialog({
  open,
  onClose,
  title,
  children,
  foot,
  size,
  locked = false,
  closesInFoot = false,
  closeName = 'Close',
  focus,
}: RadixDialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const bodyRef = useScrollableByKeyboard();
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || locked || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim()}>
          <Radix.Content
            ref={dialog}
            aria-describedby={undefined}
            aria-busy={locked || undefined}
            style={{ maxInlineSize: size ?? 'var(--portal-dialog-w)' }}
            className={panel()}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              if (dialog.current) focus.moveIn(dialog.current);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              focus.moveBack();
            }}
          >
            <div className={panelHead()}>
              <Radix.Title className={panelTitle()}>{title}</Radix.Title>
              {!locked && !closesInFoot && <IconButton icon={X} name={closeName} onClick={onClose} />}
            </div>
            <div ref={bodyRef} className={panelBody()}>
              {children}
            </div>
            {foot && (
              <div data-dialog-foot className={panelFoot()}>
                {foot}
              </div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
