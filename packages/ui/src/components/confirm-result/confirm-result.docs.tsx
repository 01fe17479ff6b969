import type { BlockDocs } from '../../docs/block-docs.ts';

export const confirmResultDocs = {
  summary:
    'Asks for confirmation of an action, runs it and shows the result of every item, all in one dialog. It cannot be confirmed twice or closed during the run.',
  insteadUse: [
    'A dialog with a form if the user has to enter something.',
    'A message with Undo if the action can be undone.',
  ],
  anatomy: `<ConfirmResult>, or its parts:
<ConfirmResultRoot>
  <DialogContent>
    <DialogHeader>: <DialogTitle>, <DialogClose>
    <DialogBody>
      <ConfirmResultQuestion>, before the run
      <ConfirmResultProgress>, during the run
      <ConfirmResultOutcome> and <ConfirmResultDetails>, after it
      <ConfirmResultList>
        <ConfirmResultItem>: code, name, result, reason
    <DialogFooter>
      <ConfirmResultActions>: back and confirm, then retry and close`,
  keyboard: [
    { keys: 'Tab, Shift + Tab', effect: 'Moves between the controls of the dialog and stays inside.' },
    {
      keys: 'Enter, Space',
      effect: 'Presses the focused button. During the run, they do nothing.',
    },
    {
      keys: 'Escape',
      effect: 'Closes the dialog, except during the run.',
    },
  ],
  attributes: [
    { name: 'aria-disabled', on: 'the button that confirms or retries', meaning: 'The run is under way.' },
  ],
} as const satisfies BlockDocs;
