import { expect, spyOn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { download } from './download.ts';
import { launch } from './launch.ts';
import { safeLinkDocs } from '../../docs/safe/safe-link.docs.tsx';
import { SafeLink } from './safe-link.tsx';

const meta = preview.meta({
  title: 'Blocks/Safe link',
  component: SafeLink,
  args: { href: 'https://forms.example/17', children: 'Open the form' },
  parameters: { block: safeLinkDocs },
});

/** A link to an untrusted address. */
export const Default = meta.story();
Default.test('opens in a tab that has no access to this page', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Open the form' });
  await expect(link).toHaveAttribute('href', 'https://forms.example/17');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription('Opens in a new tab');
});
Default.test('opens an address in a window without an opener, and reports a blocked window', async () => {
  const here = `${location.origin}/favicon.svg`;
  const opening = spyOn(window, 'open');
  await expect(launch(here)).toEqual({ outcome: 'opened' });
  const opened = opening.mock.results[0]?.value as Window | undefined;
  await expect(opened?.opener).toBeNull();
  opened?.close();
  opening.mockReturnValue(null);
  await expect(launch(here)).toEqual({ outcome: 'blocked', href: here });
  opening.mockClear();
  await expect(launch('javascript:alert(1)')).toEqual({ outcome: 'refused' });
  await expect(opening).not.toHaveBeenCalled();
  opening.mockRestore();
});
Default.test('saves a file under its name and keeps its content until the browser has read it', async () => {
  const saved: string[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download, this.protocol);
  });
  const revoke = spyOn(URL, 'revokeObjectURL');
  const later = spyOn(globalThis, 'setTimeout');
  download(new Blob(['<script>alert(1)</script>'], { type: 'text/html' }), 'report.pdf');
  await expect(saved).toEqual(['report.pdf', 'blob:']);
  const [letGo, delay] = later.mock.calls[0] ?? [];
  later.mockRestore();
  await expect(delay).toBeGreaterThanOrEqual(30_000);
  await expect(revoke).not.toHaveBeenCalled();
  (letGo as () => void)();
  await expect(revoke).toHaveBeenCalledWith(expect.stringMatching(/^blob:/));
  click.mockRestore();
  revoke.mockRestore();
});

/** An unsafe address: the text is shown without a link. */
export const HostileContent = meta.story({
  args: { href: 'java\nscript:alert(1)', children: '<b>Weiter</b> שלום 👩‍🚀 '.repeat(12) },
  render: (args) => (
    <div className="w-[200px]" data-testid="narrow">
      <SafeLink {...args} />
    </div>
  ),
});
HostileContent.test('shows the text without the link', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.getByText(/Weiter/)).toBeVisible();
  const container = canvas.getByTestId('narrow');
  await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});
