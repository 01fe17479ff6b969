import {
  anApplicationDetail,
  detailOf,
  applicationListOf,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { holdLongTimers } from '../../../testing/long-timers.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import type { Canvas } from '../../../testing/play.ts';

const writeText = fn(async () => {});

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Header',
  component: PortalStory,
  args: { at: '/application/1001?from=my', scenario: detailOf() },
  beforeEach: (context) => {
    installScenario(context);
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: { phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } } },
    },
  },
  tags: ['screen'],
});

// Screens are separate scripts, which a cold Storybook builds first.
const copyId = (canvas: Canvas) => canvas.findByRole('button', { name: 'Copy application ID' });

/** Shown after a user has copied the application id. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(await copyId(canvas)),
  tags: ['state:detail.header.copied'],
});
const said = (canvas: Canvas) =>
  canvas.getAllByRole('status').some(({ textContent }) => textContent === 'Copied');

Default.test('copies the id and confirms it', async ({ canvas }) => {
  await waitFor(() => expect(said(canvas)).toBe(true));
  await expect(writeText).toHaveBeenCalledWith('1001');
});

export const CopiedAWhileAgo = meta.story({ tags: ['!dev', '!autodocs'] });
CopiedAWhileAgo.test(
  'shows the confirmation for 1500 ms (CONST-012, DETAIL-021, OP-123)',
  async ({ canvas, userEvent }) => {
    const button = await copyId(canvas);
    const timers = holdLongTimers();
    try {
      await userEvent.click(button);
      await waitFor(() => expect(said(canvas)).toBe(true));
      timers.pass(1499);
      await new Promise(requestAnimationFrame);
      await expect(said(canvas)).toBe(true);
      timers.pass(1);
      await waitFor(() => expect(said(canvas)).toBe(false));
    } finally {
      timers.release();
    }
  },
);

/** Shows a header with a long account name, a long email address and no phone number. */
export const Extremes = meta.story({
  args: {
    scenario: detailOf(
      anApplicationDetail({
        AccountName:
          'The Trustee for the Wilhelmina Bartholomew-Featherstonehaugh and Descendants Discretionary Superannuation and Property Settlement Trust No. 2',
        Email: 'wilhelmina.bartholomew-featherstonehaugh.and.descendants@a-rather-long-domain-name.example',
        PrimaryApplicantPhone: null,
      }),
    ),
  },
  tags: ['state:detail.header.extremes'],
});
Extremes.test(
  'the title does not overlap the buttons, and there is no copy button without a phone number',
  async ({ canvas }) => {
    await copyId(canvas);
    const title = canvas.getByText(/^The Trustee for the Wilhelmina/);
    const refresh = canvas.getByRole('button', { name: 'Refresh' });
    await expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(
      refresh.getBoundingClientRect().left,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.queryByRole('button', { name: 'Copy phone' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy e-mail' })).toBeVisible();
  },
);

/** Shows the header on a phone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['state:responsive.detail.narrow'],
});
Narrow.test(
  'has a Back button to the list (DETAIL-008, DETAIL-019, OP-112)',
  async ({ canvas, userEvent }) => {
    await copyId(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Listing' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/list$/));
  },
);
Narrow.test(
  'shows the feed below the cards and does not scroll horizontally (DETAIL-072)',
  async ({ canvas }) => {
    await copyId(canvas);
    const details = canvas.getByRole('region', { name: 'Details' });
    const feed = canvas.getByRole('region', { name: 'Activity feed' });
    await expect(feed.getBoundingClientRect().top).toBeGreaterThan(details.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    for (const name of ['Refresh', 'View', 'Edit', 'Actions']) {
      const { left, right } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(390);
    }
  },
);

export const FromTheList = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    at: '/list/all/2?status=%5B%22Locked%22%5D',
    scenario: scenario(
      detailOf(),
      applicationListOf(someApplicationRows(40, 1147).map((row) => ({ ...row, Status: 'Locked' }))),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '1127' }));
    await copyId(canvas);
  },
});
FromTheList.test(
  'Back returns to the same list, with its page and filters (DETAIL-006, OP-112)',
  async ({ canvas, userEvent }) => {
    const address = canvas.getByTestId('address');
    await expect(address).toHaveTextContent('/application/1127?from=all');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Listing' }));
    await waitFor(() => expect(address.textContent).toBe('/list/all/2?status=%5B%22Locked%22%5D'));
    await expect(await canvas.findByRole('link', { name: '1127' })).toBeVisible();
  },
);
