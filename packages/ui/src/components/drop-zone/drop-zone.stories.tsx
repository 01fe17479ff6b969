import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { dropZoneDocs } from '../../../docs/components/drop-zone.docs.tsx';
import { DropZone, type DropZoneProps } from './drop-zone.tsx';
import { DropZoneItem } from './drop-zone-item.tsx';
import { useDropZone } from './use-drop-zone.ts';

const TEXT = 'Click here or drop document files to upload';

const meta = preview.meta({
  title: 'Blocks/Drop zone',
  component: DropZone,
  args: {
    accept: ['.xlsx', '.xls'],
    maxFiles: 1,
    hint: 'One spreadsheet, .xlsx or .xls',
    onFilesAdd: fn(),
  },
  parameters: { block: dropZoneDocs },
});

const sheet = new File(['a'], 'parcels.XLSX');
const picture = new File(['a'], 'parcels.png', { type: 'image/png' });

const drag = (type: 'dragenter' | 'drop', ...files: File[]) =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(...files) });
const leave = (relatedTarget: Element | null) => new DragEvent('dragleave', { bubbles: true, relatedTarget });
const paste = (...files: File[]) =>
  new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(...files) });

function transferOf(...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

async function takesFilesEveryWay({
  canvas,
  canvasElement,
  userEvent,
  args,
}: Pick<StoryContext<DropZoneProps>, 'canvas' | 'canvasElement' | 'userEvent' | 'args'>) {
  const button = canvas.getByRole('button', { name: new RegExp(TEXT) });
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('There is no file input.');
  const opened = fn();
  input.addEventListener('click', (event) => {
    event.preventDefault();
    opened();
  });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(opened).toHaveBeenCalledOnce();

  input.files = transferOf(sheet).files;
  await fireEvent.change(input);
  await expect(args.onFilesAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'parcels.XLSX' })]);
  await fireEvent(button, drag('drop', sheet));
  await expect(args.onFilesAdd).toHaveBeenCalledTimes(2);
  await fireEvent(button, paste(sheet));
  await expect(args.onFilesAdd).toHaveBeenCalledTimes(3);

  await fireEvent(button, drag('drop', picture));
  await expect(args.onFilesAdd).toHaveBeenCalledTimes(3);
  await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid file type');
  await expect(button).toHaveAccessibleDescription('Invalid file type');
  await fireEvent(button, drag('drop', sheet));
  await expect(canvas.queryByRole('alert')).toBeNull();
}

/** A zone for one spreadsheet. */
export const Default = meta.story();
Default.test(
  'accepts files from the chooser, a drop and the clipboard by the same rules',
  takesFilesEveryWay,
);
Default.test('is highlighted only while files are dragged over it', async ({ canvas }) => {
  const button = canvas.getByRole('button');
  const zone = button.parentElement;
  await fireEvent(button, drag('dragenter', picture));
  await waitFor(() => expect(zone).toHaveAttribute('data-dragging'));
  await fireEvent(button, leave(button.firstElementChild));
  await expect(zone).toHaveAttribute('data-dragging');
  await fireEvent(button, leave(document.body));
  await waitFor(() => expect(zone).not.toHaveAttribute('data-dragging'));
  const text = new DataTransfer();
  text.setData('text/plain', 'a word');
  await fireEvent(button, new DragEvent('dragenter', { bubbles: true, dataTransfer: text }));
  await expect(zone).not.toHaveAttribute('data-dragging');
});
Default.test('prevents a file dropped outside it from replacing the page', async () => {
  const missed = drag('drop', sheet);
  await fireEvent(document.body, missed);
  await expect(missed.defaultPrevented).toBe(true);
});

function BareZone(props: DropZoneProps) {
  const { zoneProps, buttonProps, inputProps, rejections, errorsProps } = useDropZone(props);
  return (
    <section {...zoneProps}>
      <button {...buttonProps}>{TEXT}</button>
      <input {...inputProps} />
      {rejections.length > 0 && <p {...errorsProps}>{rejections.map(({ reason }) => reason)}</p>}
    </section>
  );
}

export const HeadlessHook = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <BareZone {...args} />,
});
HeadlessHook.test(
  'accepts files from the chooser, a drop and the clipboard by the same rules',
  takesFilesEveryWay,
);

/** The zone accepts no files at present. */
export const Disabled = meta.story({ args: { disabled: true } });
Disabled.test('accepts nothing and stays focusable', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button');
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await fireEvent(button, drag('drop', sheet));
  await expect(args.onFilesAdd).not.toHaveBeenCalled();
});

const retry = fn();
const remove = fn();

/** The sizes of the zone, and a file in each state. */
export const Files = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="grid gap-4">
      <DropZone {...args} />
      <DropZone {...args} size="sm" hint={undefined} />
      <DropZone {...args} disabled />
      <ul aria-label="Files" className="m-0 grid list-none gap-2 p-0">
        <DropZoneItem
          boxed
          file={{ name: 'waiting.pdf', size: 1_200_000 }}
          state="waiting"
          onRemove={remove}
        />
        <DropZoneItem boxed file={{ name: 'november.xlsx', size: 412_000 }} state="uploading" percent={63} />
        <DropZoneItem
          boxed
          file={{ name: 'all-sent.xlsx', size: 412_000 }}
          state="processing"
          percent={100}
        />
        <DropZoneItem boxed file={{ name: 'there.xlsx', size: 412_000 }} state="done" />
        <DropZoneItem
          boxed
          file={{ name: 'infected.xlsx', size: 412_000 }}
          state="failed"
          reason="Virus found"
          onRetry={retry}
          onRemove={remove}
        />
      </ul>
      <ul aria-label="In a card" className="m-0 list-none border-b border-border bg-surface p-0">
        <DropZoneItem file={{ name: 'there.xlsx', size: 412_000 }} state="done" onRemove={remove} />
        <DropZoneItem file={{ name: 'refused.xlsx', size: 412_000 }} state="failed" onRetry={retry} />
      </ul>
    </div>
  ),
});
Files.test('show the state and progress of each file', async ({ canvas, userEvent }) => {
  const rows = within(canvas.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
  await expect(rows.map((row) => row.dataset['state'])).toEqual([
    'waiting',
    'uploading',
    'processing',
    'done',
    'failed',
  ]);
  await expect(rows[1]).toHaveTextContent('412 KB · Uploading63%');
  await expect(rows[2]).toHaveTextContent('Processing95%');
  await expect(rows[4]).toHaveTextContent('Virus found');
  await expect(canvas.getByRole('progressbar', { name: 'Uploading november.xlsx' })).toHaveAttribute(
    'aria-valuenow',
    '63',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Retry infected.xlsx' }));
  await expect(retry).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove waiting.pdf' }));
  await expect(remove).toHaveBeenCalledOnce();
});

/** Disguised, very long and empty file names. */
export const HostileContent = meta.story({
  args: { text: 'W'.repeat(200), hint: undefined },
  render: (args) => (
    <div className="grid w-[200px] gap-4">
      <DropZone {...args} />
      <ul className="m-0 list-none p-0">
        <DropZoneItem file={{ name: '../../invoice\u202efdp.exe', size: Number.NaN }} state="done" />
        <DropZoneItem
          file={{ name: `${'w'.repeat(251)}.pdf`, size: 1e18 }}
          state="failed"
          reason={'R'.repeat(200)}
          onRetry={retry}
          onRemove={remove}
        />
        <DropZoneItem
          file={{ name: 'صورة 👩‍👩‍👧.jpg', size: 0 }}
          state="uploading"
          percent={1e9}
          onRemove={remove}
        />
        <DropZoneItem file={{ name: '', size: -1 }} state="waiting" />
      </ul>
    </div>
  ),
});
HostileContent.test('shows names without disguise, within 200 px', async ({ canvas, canvasElement }) => {
  await fireEvent(
    canvas.getByRole('button', { name: /^W+$/ }),
    drag(
      'drop',
      new File(['a'], 'a\u202excod.exe'),
      ...Array.from({ length: 9 }, (_, index) => new File([], `${'x'.repeat(200)}${index}.xls`)),
    ),
  );
  await expect(canvas.getByRole('alert')).toHaveTextContent('axcod.exe: Invalid file type');
  await expect(canvas.getByRole('alert')).toHaveTextContent('+5');
  await expect(canvas.getByText('invoicefdp.exe')).toBeVisible();
  await expect(canvas.getByText('Unnamed file')).toBeVisible();
  await expect(canvas.getByText('95%')).toBeVisible();
  const place = canvasElement.querySelector('.grid');
  await expect(place?.scrollWidth).toBeLessThanOrEqual(200);
});
