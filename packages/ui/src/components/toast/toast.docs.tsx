import type { BlockDocs } from '../../docs/block-docs.ts';

export const toastDocs = {
  summary:
    'Reports the result of an action that has no dialog and no page of its own. A message closes after 6 s; an error remains until it is closed.',
  insteadUse: [
    'An alert on the page for a message that must not be missed.',
    'A confirm-result dialog for a confirmed action.',
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
