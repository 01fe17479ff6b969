import type { BlockDocs } from '../../docs/block-docs.ts';

export const dialogDocs = {
  summary:
    'A modal dialog; in a narrow window, a sheet at the bottom. Its code is loaded when it first opens.',
  insteadUse: ['A confirm-result dialog for an action that is confirmed, run and reports results.'],
  anatomy: `<Dialog>, or its parts:
<DialogRoot>
  <DialogTrigger>
  <DialogContent>, on a scrim
    <DialogHeader>: <DialogTitle>, <DialogClose>
    <DialogForm>, if there is something to submit
      <DialogBody>, which scrolls: <DialogDescription>, content
      <DialogFooter>: quiet, secondary, primary button`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves between the controls inside it.' },
    { keys: 'Escape', effect: 'Closes it if it is dismissible. A menu or popover inside it closes first.' },
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
