import type { ReactNode } from 'react';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { DialogBody, DialogFooter } from '../dialog/index.ts';
import { ConfirmResultList } from './confirm-result-list.tsx';

const rows = [
  { item: { id: '1' }, code: '10042', name: 'Ada Wren', result: { id: '1', succeeded: true } },
  {
    item: { id: '2' },
    code: '10043',
    name: 'Ben Castell',
    result: { id: '2', succeeded: false, message: 'It is already approved.' },
  },
];

/** Body and footer of the dialog without its scrim. */
const Panel = ({ footer, children }: { footer: ReactNode; children: ReactNode }) => (
  <div className="w-full max-w-[360px] rounded-lg bg-overlay shadow-2">
    <DialogBody>{children}</DialogBody>
    <DialogFooter>{footer}</DialogFooter>
  </div>
);

export const confirmResultDocs = {
  summary:
    'Asks for confirmation of an action, runs it and shows the result of every item, all in one dialog. It cannot be confirmed twice or closed during the run.',
  insteadUse: [
    'A dialog with a form if the user has to enter something.',
    'A message with Undo if the action can be undone.',
  ],
  guidance: [
    {
      do: {
        sentence: 'If some items failed, say why each of them did, and offer to retry those.',
        Example: () => (
          <Panel
            footer={
              <>
                <Button size="md">Retry failed</Button>
                <Button size="md" variant="primary">
                  Close
                </Button>
              </>
            }
          >
            <Alert tone="danger">1 of 2 could not be cancelled.</Alert>
            <ConfirmResultList rows={rows} />
          </Panel>
        ),
      },
      dont: {
        sentence:
          'One message for the whole batch: nobody knows what was done, and all of it is started again.',
        Example: () => (
          <Panel
            footer={
              <Button size="md" variant="primary">
                Close
              </Button>
            }
          >
            <Alert tone="danger">The applications could not be cancelled.</Alert>
          </Panel>
        ),
      },
    },
    {
      do: {
        sentence: 'Ask about the action and the number of items, and repeat the verb on the button.',
        Example: () => (
          <Panel
            footer={
              <>
                <Button size="md">Go back</Button>
                <Button size="md" variant="danger">
                  Cancel applications
                </Button>
              </>
            }
          >
            Cancel 2 applications?
          </Panel>
        ),
      },
      dont: {
        sentence: '‘Are you sure?’ with ‘Yes’: it can be answered without knowing what happens.',
        Example: () => (
          <Panel
            footer={
              <>
                <Button size="md">No</Button>
                <Button size="md" variant="danger">
                  Yes
                </Button>
              </>
            }
          >
            Are you sure?
          </Panel>
        ),
      },
    },
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
