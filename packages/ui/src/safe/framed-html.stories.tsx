import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { framedHtmlDocs } from '../../docs/safe/framed-html.docs.tsx';
import { FramedHtml } from './framed-html.tsx';

const letter = (content: string) =>
  `<!doctype html><html lang="en-AU"><head><title>Letter</title><style>p { color: rgb(1, 2, 3); margin: 0; }</style></head><body>${content}</body></html>`;

const meta = preview.meta({
  title: 'Blocks/Framed HTML',
  component: FramedHtml,
  args: {
    title: 'Letter',
    html: letter('<p>Dear reader,</p><p><a href="https://post.example/" target="_blank">Read more</a></p>'),
  },
  parameters: { block: framedHtmlDocs },
});

const documentOf = async (frame: HTMLElement) => {
  const content = () => (frame as HTMLIFrameElement).contentDocument;
  await waitFor(() => expect(content()?.querySelector('p')).not.toBeNull());
  return content() as Document;
};

/** A short document with a link that cannot be followed. */
export const Default = meta.story();
Default.test('is as high as its document and keeps its styles', async ({ canvas }) => {
  const frame = canvas.getByTitle('Letter');
  const { documentElement, body, defaultView } = await documentOf(frame);
  await waitFor(() => expect(frame.clientHeight).toBe(documentElement.offsetHeight));
  await expect(body.textContent).toContain('Dear reader,');
  const paragraph = body.querySelector('p');
  await expect(paragraph && defaultView?.getComputedStyle(paragraph).color).toBe('rgb(1, 2, 3)');
});
Default.test('has no tab stops', async ({ canvas }) => {
  const { links } = await documentOf(canvas.getByTitle('Letter'));
  await waitFor(() => expect([...links].map(({ tabIndex }) => tabIndex)).toEqual([-1]));
});

/** The document stays light in dark mode, because its styles expect it. */
export const Dark = meta.story({ globals: { mode: 'dark' } });
Dark.test('has a white background in dark mode too', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByTitle('Letter')).backgroundColor).toBe('rgb(255, 255, 255)');
});

export const HostileContent = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    html: letter(
      '<p>Dear reader,</p><script>parent.document.body.dataset.ran = "yes"</script><img src="x" alt="" onerror="parent.document.body.dataset.ran = \'yes\'"><meta http-equiv="refresh" content="0; url=javascript:parent.document.body.dataset.ran=1">',
    ),
  },
});
HostileContent.test('runs no scripts', async ({ canvas }) => {
  const content = await documentOf(canvas.getByTitle('Letter'));
  await waitFor(() => expect(content.readyState).toBe('complete'));
  await expect(document.body.dataset['ran']).toBeUndefined();
});
