import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { dropZoneDocs } from './drop-zone.docs.ts';
import { DropZone } from './drop-zone.tsx';
import { FileRow } from './file-row.tsx';

const meta = preview.meta({
  component: DropZone,
  args: { onAddFiles: fn(), rules: { endings: ['.pdf', '.png'], maxBytes: 10, maxFiles: 2 } },
  parameters: { block: dropZoneDocs },
});

const file = (name: string, content = 'abc') => new File([content], name);

function carrying(files: File[]) {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  return transfer;
}
const drag = (type: 'dragenter' | 'drop', ...files: File[]) =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(files) });
const paste = (...files: File[]) =>
  new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(files) });

export const Default = meta.story();
Default.test('opens the chooser of files by keyboard', async ({ canvas, canvasElement, userEvent }) => {
  const opened = fn((event: Event) => event.preventDefault());
  canvasElement.querySelector('input')?.addEventListener('click', opened);
  await userEvent.tab();
  await expect(
    canvas.getByRole('button', { name: 'Click here or drop document files to upload' }),
  ).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(opened).toHaveBeenCalledOnce();
});
Default.test('shows that it would take what is held over it, and takes it', async ({ canvas, args }) => {
  const button = canvas.getByRole('button');
  const scan = file('scan.pdf');
  await fireEvent(button, drag('dragenter', scan));
  await expect(button).toHaveAttribute('data-over');
  await fireEvent(button, drag('drop', scan));
  await expect(button).not.toHaveAttribute('data-over');
  await expect(args.onAddFiles).toHaveBeenCalledWith([scan]);
});
Default.test('refuses what the rules do not let through, each with its reason', async ({ canvas, args }) => {
  const files = [file('run.exe'), file('long.pdf', 'a'.repeat(11))];
  await fireEvent(canvas.getByRole('button'), drag('drop', ...files));
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent('run.exe: Only .pdf, .png can be uploaded.');
  await expect(alert).toHaveTextContent('long.pdf: The file is larger than 10 B.');
  await expect(args.onAddFiles).not.toHaveBeenCalled();
});
Default.test('takes what is pasted', async ({ canvas, args }) => {
  await fireEvent(canvas.getByRole('button'), paste(file('copied.png')));
  await expect(args.onAddFiles).toHaveBeenCalledOnce();
});

export const Disabled = meta.story({ args: { disabled: true } });
Disabled.test('takes nothing', async ({ canvas, args }) => {
  await fireEvent(canvas.getByRole('button'), drag('drop', file('scan.pdf')));
  await expect(args.onAddFiles).not.toHaveBeenCalled();
});

const retry = fn();
const remove = fn();

export const Files = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="grid w-[480px] max-w-full gap-4">
      <DropZone {...args} />
      <DropZone {...args} size="sm" disabled />
      <ul>
        <FileRow file={{ name: 'passport.pdf', size: 2_400_000 }} state="waiting" onRemove={remove} />
        <FileRow
          file={{ name: 'statement.pdf', size: 812_000 }}
          state="uploading"
          percent={95}
          onRemove={remove}
        />
        <FileRow file={{ name: 'licence.png', size: 96_000 }} state="done" onRemove={remove} />
        <FileRow
          file={{ name: 'trust deed.pdf', size: 5_100_000 }}
          state="failed"
          reason="The connection was lost."
          onRetry={retry}
          onRemove={remove}
        />
      </ul>
    </div>
  ),
});
Files.test('says of each file how far it is or how it ended', async ({ canvas, userEvent }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Uploading statement.pdf' });
  await expect(bar).toHaveAttribute('aria-valuenow', '95');
  await expect(canvas.getByText('5.1 MB · Failed: The connection was lost.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry trust deed.pdf' }));
  await expect(retry).toHaveBeenCalledOnce();
});

export const Hostile = meta.story({
  args: { text: 'Bartholomew'.repeat(18) },
  render: (args) => (
    <div className="w-[200px]">
      <DropZone {...args} />
      <ul>
        <FileRow
          file={{ name: `..\\..\\${'a'.repeat(255)}.pdf`, size: Number.NaN }}
          state="waiting"
          onRemove={remove}
        />
        <FileRow
          file={{ name: 'invoice\u202Efdp.exe', size: 1e18 }}
          state="failed"
          reason={'x'.repeat(200)}
          onRetry={retry}
          onRemove={remove}
        />
      </ul>
    </div>
  ),
});
Hostile.test(
  'shows a name as it is written, not as it pretends, within 200 px',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('invoicefdp.exe')).toBeVisible();
    await expect(canvasElement.querySelector('ul')?.scrollWidth).toBeLessThanOrEqual(200);
  },
);
