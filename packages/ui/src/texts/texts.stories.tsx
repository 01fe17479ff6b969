import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { useContext, useMemo, useState, type ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { effectsRun } from '../../../../.storybook/decorators/effects.ts';
import preview from '../../../../.storybook/preview.tsx';
import { AcnInput } from '../components/acn-input/index.ts';
import { Button } from '../components/button/index.ts';
import { DataGrid } from '../components/data-grid/index.ts';
import { Dialog } from '../components/dialog/index.ts';
import { samples } from '../testing/samples/index.ts';
import { german } from './de.ts';
import { defineTexts, TextsProvider, type TextsTable } from './index.ts';
import { TextsContext, type ProvidedTexts } from './texts-context.ts';

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

/** How often blocks asked for their texts, and how often the table was read for them. */
const reads = { blocks: 0, table: 0 };

const countedTable: TextsTable = {
  locale: 'de',
  texts: new Proxy(german.texts, {
    get: (texts, key, receiver) => {
      reads.table += 1;
      return Reflect.get(texts, key, receiver) as unknown;
    },
  }),
};

function CountBlocks({ children }: { children: ReactNode }) {
  const provided = useContext(TextsContext);
  const counting = useMemo<ProvidedTexts | undefined>(
    () =>
      provided && {
        ...provided,
        textsOf: (block, english) => {
          reads.blocks += 1;
          return provided.textsOf(block, english);
        },
      },
    [provided],
  );
  return <TextsContext value={counting}>{children}</TextsContext>;
}

const columnsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    header: `Column ${index}`,
    size: 120,
    cell: ({ id }: { id: string }) => `${id} ${index}`,
  }));
const columns = { Narrow: columnsOf(3), Wide: columnsOf(27) };
const rowId = ({ id }: { id: string }) => id;

/** A grid with a button that replaces its 20 rows. */
function Swapping({ name }: { name: keyof typeof columns }) {
  const [page, setPage] = useState(0);
  const rows = useMemo(
    () => Array.from({ length: 20 }, (_, index) => ({ id: `${name} ${page}.${index}` })),
    [name, page],
  );
  return (
    <>
      <Button onClick={() => setPage(page + 1)}>{name}</Button>
      <DataGrid label={name} columns={columns[name]} rows={rows} rowId={rowId} />
    </>
  );
}

const meta = preview.meta({
  component: Switching,
  title: 'Blocks/Texts',
  // These stories only serve tests; each block has its own stories.
  tags: ['!dev', '!autodocs'],
});

export const Switched = meta.story();
Switched.test(
  'changes the language of an open dialog and keeps its text, its focus and the dialog (TEXTS-014, TEXTS-020)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order 12' });
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
    const translated = await screen.findByRole('dialog', { name: 'Order 12' });
    await expect(translated).toHaveAttribute('lang', 'de');
    await userEvent.click(within(translated).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order 12' });
    await expect(dialog).not.toHaveAttribute('lang');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
  },
);

export const PageSwap = meta.story({
  render: () => (
    <TextsProvider texts={countedTable}>
      <CountBlocks>
        <Swapping name="Narrow" />
        <Swapping name="Wide" />
      </CountBlocks>
    </TextsProvider>
  ),
});
PageSwap.test(
  'reads the texts of a grid once for a page of rows, however many cells it has (TEXTS-015)',
  async ({ canvas, userEvent }) => {
    const readsOfSwap = async (name: keyof typeof columns) => {
      Object.assign(reads, { blocks: 0, table: 0 });
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(await canvas.findByText(`${name} 1.19 2`)).toBeVisible();
      return { ...reads };
    };
    const narrow = await readsOfSwap('Narrow');
    await expect(narrow.table).toBe(0);
    await expect(narrow.blocks).toBeGreaterThan(0);
    await expect(await readsOfSwap('Wide')).toEqual(narrow);
  },
);

export const ServerRendered = meta.story({ render: () => <div /> });
ServerRendered.test(
  'each block hydrates in the language of its provider without a difference (TEXTS-016)',
  async ({ canvasElement }) => {
    const differences: string[] = [];
    for (const [name, sample] of Object.values(samples).flatMap((components) => Object.entries(components))) {
      if (typeof sample === 'string') continue;
      const root = document.createElement('div');
      canvasElement.append(root);
      const page = <TextsProvider texts={german}>{sample}</TextsProvider>;
      const stream = await renderToReadableStream(page);
      await stream.allReady;
      root.innerHTML = await new Response(stream).text();
      const hydrated = hydrateRoot(root, page, {
        onRecoverableError: (error) => differences.push(`${name}: ${String(error)}`),
      });
      await effectsRun();
      hydrated.unmount();
      root.remove();
    }
    await expect(differences).toEqual([]);
  },
);
