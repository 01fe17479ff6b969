import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { DropZoneItem } from './drop-zone-item.tsx';
import { DropZone } from './drop-zone.tsx';

const nothing = () => undefined;

export const dropZoneDocs = {
  summary:
    'A button that opens the file chooser and accepts files that are dropped or pasted on it, by the same rules. An item for each file shows its state.',
  insteadUse: ['A plain file input in a form that is submitted as a whole.'],
  guidance: [
    {
      do: {
        sentence: 'Say which files are accepted and how large they may be, before one is chosen.',
        Example: () => (
          <Surface>
            <DropZone text="Upload proof of income" hint="PDF or image, up to 10 MB" onFilesAdd={nothing} />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Name the limits only after a file was sent and rejected.',
        Example: () => (
          <Surface>
            <DropZone text="Upload" onFilesAdd={nothing} />
            <ul className="mt-2">
              <DropZoneItem
                boxed
                file={{ name: 'payslip.heic', size: 12_480_000 }}
                state="failed"
                reason="Larger than 10 MB"
              />
            </ul>
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<DropZone>, or its parts:
<DropZoneRoot>
  <DropZoneTrigger>, with a hidden file input
  <DropZoneErrors>: why files were rejected
<ul>
  <DropZoneItem>
    icon, name, size, state
    percentage, Retry, Remove
    <ProgressBar>`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens the file chooser.' },
    { keys: 'Ctrl or ⌘ + V', effect: 'Adds the files of the clipboard while the button has the focus.' },
    { keys: 'Tab', effect: 'Moves on to Retry and Remove of each file.' },
  ],
  attributes: [
    { name: 'data-dragging', on: 'DropZoneRoot', meaning: 'Files are being dragged over it.' },
    { name: 'data-state', on: 'DropZoneItem', meaning: 'waiting, uploading, processing, done or failed.' },
    {
      name: 'aria-disabled',
      on: 'DropZoneTrigger',
      meaning: 'It accepts nothing at present, but stays focusable.',
    },
  ],
} as const satisfies BlockDocs;
