import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { loaderDocs } from '../../../docs/components/loader.docs.tsx';
import { Loader } from './loader.tsx';

const meta = preview.meta({
  title: 'Blocks/Loader',
  component: Loader,
  args: { text: 'Getting user status...' },
  parameters: { block: loaderDocs },
});

/** A region that is loading. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('announces what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Getting user status...');
});

/** The whole window is loading, for example after a sign-in. */
export const Page = meta.story({ args: { fullPage: true }, parameters: { layout: 'fullscreen' } });
Page.test('fills the window', async ({ canvas }) => {
  await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(window.innerHeight);
});

/** A very long text in a narrow container. */
export const HostileContent = meta.story({ args: { text: hostile.long }, decorators: [inNarrowContainer] });
HostileContent.test('breaks long words within 200 px', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(hostile.long);
  await expectNoOverflow(canvasElement);
});
