import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AcnInput } from '../components/acn-input/index.ts';
import { Button } from '../components/button/index.ts';
import { Dialog } from '../components/dialog/index.ts';
import { german } from './de.ts';
import { defineTexts, TextsProvider } from './index.ts';

const english = defineTexts('en-AU', {});

/** A dialog whose language can be changed while it is open. */
function Switching() {
  const [texts, setTexts] = useState(english);
  const [open, setOpen] = useState(false);
  return (
    <TextsProvider texts={texts}>
      <Button onClick={() => setOpen(true)}>Open order</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Order 12">
        <AcnInput label="Company number" />
        <Button onClick={() => setTexts(german)}>Deutsch</Button>
      </Dialog>
    </TextsProvider>
  );
}

/** A German dialog next to an English one on an English page. */
function SideBySide() {
  return [german, undefined].map((texts, index) => {
    const dialog = (
      <Dialog key={index} trigger={<Button>{texts ? 'Öffnen' : 'Open'}</Button>} title="Order 12" />
    );
    return texts ? (
      <TextsProvider key={index} texts={texts}>
        {dialog}
      </TextsProvider>
    ) : (
      dialog
    );
  });
}

const meta = preview.meta({
  component: Switching,
  title: 'Blocks/Texts',
  // These stories only serve tests; each block has its own stories.
  tags: ['!dev', '!autodocs'],
});

const whenLoaded = { timeout: 15_000 };

export const Switched = meta.story();
Switched.test(
  'changes the language of an open dialog and keeps its text, its focus and the dialog (TEXTS-014, TEXTS-020)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order 12' }, whenLoaded);
    const field = within(dialog).getByRole('textbox', { name: 'Company number' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '1234');
    within(dialog).getByRole('button', { name: 'Deutsch' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByRole('button', { name: 'Schließen' })).toBeVisible();
    await expect(field).toHaveValue('123 4');
    await expect(within(dialog).getByRole('button', { name: 'Deutsch' })).toHaveFocus();
    await userEvent.type(field, '56789');
    await expect(field).toHaveValue('123 456 789');
  },
);

export const TwoLanguages = meta.story({ render: () => <SideBySide /> });
TwoLanguages.test(
  'speaks two languages on one page, and marks a dialog in another language (TEXTS-006, TEXTS-039, TEXTS-040)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
    const translated = await screen.findByRole('dialog', { name: 'Order 12' }, whenLoaded);
    await expect(translated).toHaveAttribute('lang', 'de');
    await userEvent.click(within(translated).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order 12' }, whenLoaded);
    await expect(dialog).not.toHaveAttribute('lang');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
  },
);
