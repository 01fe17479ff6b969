import { pages } from '@portal/api/contract';
import { lists } from '@portal/api/mocks';
import type { ComponentType } from 'react';
import { Route } from 'react-router';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { lazyScreen } from '../base/lazy-screen.tsx';
import { areas } from '../app/areas.tsx';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const never = () => new Promise<never>(() => undefined);
const listThatNeverComes = lazyScreen([], never);
const listThatIsGivenUp = lazyScreen([], never, 0);
const listThatBreaks = lazyScreen([], () =>
  Promise.resolve(() => {
    throw new Error('A screen that cannot be drawn.');
  }),
);

/** The portal with another component as the list. */
const withList = (List: ComponentType) => [
  <Route key="list" path={pages.list.path} element={<List />} />,
  ...areas,
];

const meta = preview.meta({
  title: 'Screens/Shell/Page',
  component: PortalStory,
  args: { at: '/list', scenario: lists(), areas: withList(listThatNeverComes) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** Shown while the script of a page loads. */
export const Default = meta.story({ tags: ['state:shell.page.chunk-loading'] });
Default.test(
  'keeps the navigation visible while the script of a page loads (SHELL-042)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
  },
);

/** Shown when the script of a page fails to load or times out. */
export const ChunkFailed = meta.story({
  args: { areas: withList(listThatIsGivenUp) },
  tags: ['state:shell.page.chunk-failed'],
});
ChunkFailed.test(
  'offers to reload the page and keeps the other pages reachable (SHELL-042, OP-017)',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Reports' }));
    await expect(await canvas.findByRole('heading', { name: 'Reports' })).toBeVisible();
  },
);

/** Shown when a screen throws an error while it renders. */
export const Broken = meta.story({ args: { areas: withList(listThatBreaks) } });
Broken.test(
  'shows an error message instead of a blank page when a screen fails to render',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);
