import { CircleCheck, CircleX, X } from 'lucide';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { toast, toastIcon, toastText } from './toast.styles.ts';

interface MessageProps {
  glyph: IconGlyph;
  tone: 'success' | 'danger';
  text: string;
  action: string;
}

/** A message of the region, which is always at the end corner of the window. */
const Message = ({ glyph, tone, text, action }: MessageProps) => (
  <div className={toast({ className: 'w-full max-w-[340px]' })}>
    <Icon glyph={glyph} className={toastIcon({ tone })} />
    <p className={toastText()}>{text}</p>
    <Button>{action}</Button>
    <IconButton icon={X} name="Dismiss" />
  </div>
);

export const toastDocs = {
  summary:
    'Reports the result of an action that has no dialog and no page of its own. A message closes after 6 s; an error remains until it is closed.',
  insteadUse: [
    'An alert on the page for a message that must not be missed.',
    'A confirm-result dialog for a confirmed action.',
  ],
  guidance: [
    {
      do: {
        sentence: 'Confirm in a few words what is done, with Undo if it can be undone.',
        Example: () => <Message glyph={CircleCheck} tone="success" text="Label set." action="Undo" />,
      },
      dont: {
        sentence: 'One red toast for a whole batch: it names no item and no reason.',
        Example: () => (
          <Message
            glyph={CircleX}
            tone="danger"
            text="12 of 40 applications could not be cancelled."
            action="Retry"
          />
        ),
      },
    },
  ],
  anatomy: `<ToastRegion>
  number of waiting messages
  message
    icon
    text
    action
    dismiss button`,
  keyboard: [
    { keys: 'F6', effect: 'Moves to the messages, also from an open dialog, and back.' },
    { keys: 'Tab', effect: 'Moves through their buttons.' },
    { keys: 'Enter, Space', effect: 'Runs the action, or closes the message.' },
  ],
  attributes: [
    { name: 'data-tone', on: 'a message', meaning: 'success, info, warning or danger.' },
    {
      name: 'data-paused',
      on: 'the region',
      meaning: 'No message closes, because the pointer or the focus is on one of them.',
    },
    { name: 'aria-live', on: 'the region', meaning: 'Messages are announced, also while a dialog is open.' },
  ],
} as const satisfies BlockDocs;
