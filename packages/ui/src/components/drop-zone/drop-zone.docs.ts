import type { BlockDocs } from '../../docs/block-docs.ts';

export const dropZoneDocs = {
  summary:
    'One button that opens the file chooser and takes what is dropped or pasted on it, by the same rules. A row a file tells what became of it.',
  insteadUse: ['A plain file input inside a form that is sent as a whole.'],
  anatomy: `DropZone
  button
  input, hidden
  reasons of what was refused
ul
  FileRow
    icon, name, size, state
    percentage, Retry, Remove
    ProgressBar`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens the file chooser.' },
    { keys: 'Ctrl or ⌘ + V', effect: 'Takes the files of the clipboard while the button has the focus.' },
    { keys: 'Tab', effect: 'On to Retry and Remove of each file.' },
  ],
  attributes: [
    { name: 'data-dragging', on: 'DropZone', meaning: 'Files hang over it.' },
    { name: 'data-state', on: 'FileRow', meaning: 'waiting, uploading, processing, done or failed.' },
    { name: 'aria-disabled', on: 'button', meaning: 'Takes nothing at present; stays focusable.' },
  ],
} as const satisfies BlockDocs;
