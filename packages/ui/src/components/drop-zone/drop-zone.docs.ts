import type { BlockDocs } from '../../docs/block-docs.ts';

export const dropZoneDocs = {
  summary:
    'Takes files by a press, a drop or a paste, says what it refuses and why, and shows each on its way.',
  anatomy: `<DropZone>
  div
    button
    input type="file", hidden
    Alert: what was refused
ul
  <FileRow>`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Open the chooser of files.' },
    { keys: 'Ctrl+V', effect: 'Takes the files that were copied, while the focus is in the zone.' },
  ],
  attributes: [
    { name: 'data-over', on: 'the button', meaning: 'Files are held over the zone.' },
    { name: 'data-state', on: 'a file', meaning: '`waiting`, `uploading`, `done` or `failed`.' },
  ],
} as const satisfies BlockDocs;
