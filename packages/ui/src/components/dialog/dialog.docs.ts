import type { BlockDocs } from '../../docs/block-docs.ts';

export const dialogDocs = {
  summary:
    'What has to be answered before anything else; in a narrow window a sheet at its lower edge. Its code arrives when it is first opened.',
  insteadUse: ['A confirm-result dialog where something is run and its results are told.'],
  anatomy: `<Dialog>, or <DialogFrame> around an arrangement of one's own
  scrim
    panel
      <DialogHeader>: <DialogTitle>, <DialogClose>
      <DialogForm>, where there is something to send
        <DialogBody>, which scrolls
        <DialogFooter>: quiet left, secondary, primary`,
  keyboard: [
    { keys: 'Tab', effect: 'Goes round inside it.' },
    { keys: 'Escape', effect: 'Closes it, except while it works; what is open inside it closes first.' },
    { keys: 'Enter', effect: 'Sends its form, in a field.' },
    { keys: 'Arrow keys', effect: 'Scroll the body, while that has the focus and overflows.' },
  ],
  attributes: [
    {
      name: 'data-dialog-footer',
      on: 'the foot',
      meaning: 'Its first button gets the focus where there is no field.',
    },
    { name: 'data-state', on: 'the scrim and the panel', meaning: '`open`, or `closed` while it leaves.' },
    { name: 'aria-busy', on: 'the panel', meaning: 'Something is working; it cannot be left.' },
  ],
} as const satisfies BlockDocs;
