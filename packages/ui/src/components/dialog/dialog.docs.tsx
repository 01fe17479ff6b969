import type { BlockDocs } from '../../docs/block.docs.ts';
import { Button } from '../button/index.ts';
import { DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from './dialog-parts.tsx';

/** The parts of a dialog without its scrim. */
const Panel = ({ title, confirm, cancel }: { title: string; confirm: string; cancel: string }) => (
  <div className="w-full max-w-[340px] rounded-lg bg-overlay shadow-2">
    <DialogHeader>
      <DialogTitle>{title}</DialogTitle>
      <DialogClose />
    </DialogHeader>
    <DialogBody>The label ‘Priority’ is set on 3 applications.</DialogBody>
    <DialogFooter>
      <Button size="md">{cancel}</Button>
      <Button size="md" variant="primary">
        {confirm}
      </Button>
    </DialogFooter>
  </div>
);

export const dialogDocs = {
  summary:
    'A modal dialog; in a narrow window, a sheet at the bottom. Its code is loaded when it first opens.',
  insteadUse: ['A confirm-result dialog for an action that is confirmed, run and reports results.'],
  guidance: [
    {
      do: {
        sentence: 'Let the title and the main button name the same action.',
        Example: () => <Panel title="Set label" confirm="Set label" cancel="Cancel" />,
      },
      dont: {
        sentence: '‘Warning’ above ‘Yes’ and ‘No’: the reader has to find the question first.',
        Example: () => <Panel title="Warning" confirm="Yes" cancel="No" />,
      },
    },
  ],
  anatomy: `<Dialog>, or its parts:
<DialogRoot>
  <DialogTrigger>
  <DialogContent>, on a scrim
    <DialogHeader>: <DialogTitle>, <DialogClose>
    <DialogForm>, if there is something to submit
      <DialogBody>, which scrolls: <DialogDescription>, content
      <DialogFooter>: quiet, secondary (<DialogCancel>), primary button`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves between the controls inside it.' },
    {
      keys: 'Escape',
      effect:
        'Closes it if it is dismissible; asks first if a form was changed. A menu or popover inside it closes first.',
    },
    { keys: 'Enter', effect: 'Submits its form, in a field.' },
    { keys: 'Arrow keys', effect: 'Scroll the body while it overflows and has the focus.' },
  ],
  attributes: [
    {
      name: 'data-dialog-footer',
      on: 'the footer',
      meaning: 'Its first button gets the focus if there is no field.',
    },
    {
      name: 'data-state',
      on: 'the scrim and the panel',
      meaning: '`open`, or `closed` during the closing animation.',
    },
    { name: 'aria-busy', on: 'the panel', meaning: 'Work is under way; it cannot be closed.' },
  ],
} as const satisfies BlockDocs;
