import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { loaderDocs } from './loader.docs.ts';
import { Loader } from './loader.tsx';

const meta = preview.meta({
  title: 'Blocks/Loader',
  component: Loader,
  args: { text: 'Getting user status...' },
  parameters: { block: loaderDocs },
});

export const Default = meta.story({ tags: ['visual'] });
Default.test('says what is waited for', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Getting user status...');
});

export const Page = meta.story({ args: { fullPage: true }, parameters: { layout: 'fullscreen' } });
Page.test('fills the window', async ({ canvas }) => {
  await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(window.innerHeight);
});

export const HostileContent = meta.story({ args: { text: hostile.long }, decorators: [inNarrowContainer] });
HostileContent.test('breaks its words within 200 px', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(hostile.long);
  await expectNoOverflow(canvasElement);
});
