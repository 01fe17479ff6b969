import type { BlockDocs } from '../../docs/block-docs.ts';

export const toastDocs = {
  summary:
    'Tells how something ended that has no dialog and no page of its own. It goes after 6 s; an error stays until somebody closes it.',
  insteadUse: [
    'An alert on the page for what has to be seen before going on.',
    'A confirm-result dialog for what was confirmed.',
  ],
  anatomy: `<ToastRegion>
  how many wait
  message
    icon
    text
    action
    dismiss button`,
  keyboard: [
    { keys: 'F6', effect: 'Goes to the messages, even past an open dialog, and back.' },
    { keys: 'Tab', effect: 'Goes through their buttons.' },
    { keys: 'Enter, Space', effect: 'Does the action, or closes the message.' },
  ],
  attributes: [
    { name: 'data-tone', on: 'a message', meaning: 'What kind it is.' },
    {
      name: 'data-paused',
      on: 'the region',
      meaning: 'No message goes, because the pointer or the focus is on one of them.',
    },
    { name: 'aria-live', on: 'the region', meaning: 'Also keeps it in hearing while a dialog is open.' },
  ],
} as const satisfies BlockDocs;
