import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { purified } from './purified.tsx';
import { safeHtmlDocs } from '../../docs/safe/safe-html.docs.tsx';
import { SafeHtml } from './safe-html.tsx';
import { vectors } from './testing/vectors.ts';

const html = `<p>Please send a <b>certified copy</b> of the deed, <i>each page signed</i>:</p>
<ul><li>by <a href="https://post.example/address">post</a></li><li>by <a href="mailto:desk@post.example">mail</a></li></ul>`;

const meta = preview.meta({
  title: 'Blocks/Safe HTML',
  component: SafeHtml,
  args: { html },
  parameters: { block: safeHtmlDocs },
});

/** A text with emphasis, a list and links. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('keeps text, emphasis, lists and links', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'post' });
  await expect(link).toHaveAttribute('href', 'https://post.example/address');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(canvas.getByRole('link', { name: 'mail' })).toHaveAttribute(
    'href',
    'mailto:desk@post.example',
  );
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  await expect(canvas.getByText('certified copy').tagName).toBe('B');
});

/** Text with characters that only look like markup. */
export const Unparseable = meta.story({ args: { html: '1 < 2 && 3 > 2 <3' } });
Unparseable.test('shows invalid markup as text', async ({ canvas }) => {
  await expect(canvas.getByText('1 < 2 && 3 > 2 <3')).toBeVisible();
});

export const Nothing = meta.story({ tags: ['!dev', '!autodocs'], args: { html: null } });
Nothing.test('shows nothing', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^$/);
});

const elements = new Set(['P', 'BR', 'B', 'STRONG', 'EM', 'I', 'UL', 'OL', 'LI', 'A']);
const ofLinks = ['href', 'target', 'rel', 'title', 'class'];

/** Elements and attributes on the page that OP-147 does not allow. */
function unlisted(container: Element) {
  return [...container.querySelectorAll(':scope > * *')].flatMap((element) => {
    const { tagName, namespaceURI } = element;
    const attributes = element
      .getAttributeNames()
      .filter((name) => tagName !== 'A' || !ofLinks.includes(name));
    const refused = tagName === 'SPAN' && attributes.join() === 'data-refused';
    const listed =
      elements.has(tagName) && namespaceURI === 'http://www.w3.org/1999/xhtml' && attributes.length === 0;
    const led = /^(https?:\/\/(?!.*@)|mailto:)/.test(element.getAttribute('href') ?? 'mailto:');
    return refused || (listed && led) ? [] : [element.outerHTML];
  });
}

/** A selection of attacks, a very long word and mixed scripts in a narrow container. */
export const HostileContent = meta.story({
  render: () => (
    <div className="w-[200px]" data-testid="narrow">
      {vectors
        .filter((_, index) => index % 17 === 0)
        .concat(`<p>${'Wolkenkratzer'.repeat(20)} 👩‍🚀 שלום</p>`)
        .map((vector) => (
          <SafeHtml key={vector} html={vector} />
        ))}
    </div>
  ),
  beforeEach: () => {
    const ran = () => {
      document.body.dataset['ran'] = 'yes';
    };
    Object.assign(globalThis, { ran });
    return () => {
      delete document.body.dataset['ran'];
      Reflect.deleteProperty(globalThis, 'ran');
    };
  },
});
HostileContent.test('fits 200 px and has only allowed elements', async ({ canvas }) => {
  const container = canvas.getByTestId('narrow');
  await waitFor(() => expect(container.querySelector('[data-plain]')).toBeNull());
  await expect(unlisted(container)).toEqual([]);
  await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});
HostileContent.test('lets none of 400 attacks through, runs nothing and sends no request', async () => {
  await expect(vectors.length).toBeGreaterThan(400);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(vectors.map((vector) => <div key={vector}>{purified(vector)}</div>)));
  for (const element of container.querySelectorAll<HTMLElement>(':not(a)')) element.click();
  const through = unlisted(container);
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('evil.example'));
  flushSync(() => root.unmount());
  container.remove();
  await expect(through).toEqual([]);
  await expect(requests).toEqual([]);
  await expect(document.body.dataset['ran']).toBeUndefined();
});
