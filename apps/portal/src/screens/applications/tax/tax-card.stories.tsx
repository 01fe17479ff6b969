import { Permission, revealTaxNumber } from '@portal/api/contract';
import {
  anApplicationDetail,
  networkError,
  detailOf,
  guidOf,
  mock,
  recorded,
  revealing,
  scenario,
  taxNumbers,
  delayed,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { holdLongTimers } from '../../../testing/long-timers.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { card, headsOfTable, rowsOfTable } from '../detail/detail-steps.ts';
import type { Play } from '../../../testing/play.ts';

const entity =
  'The Trustee for the Wilhelmina Bartholomew-Featherstonehaugh and Descendants Discretionary Settlement Trust';
const detail = anApplicationDetail({
  ApplicationId: 1004,
  ApplicationTaxInformations: [
    { ApplicantName: 'Elena Marchetti', Tfn: 'Provided', Position: 0 },
    { ApplicantName: entity, Tfn: 'Provided', Position: 1 },
    { ApplicantName: 'Dominic Marchetti', Tfn: '', Position: 2 },
  ],
});

let timers: ReturnType<typeof holdLongTimers>;
const meta = preview.meta({
  title: 'Screens/Applications/Detail/Tax Information Details',
  component: PortalStory,
  args: { at: '/application/1004?from=all', scenario: scenario(detailOf(detail), revealing()) },
  beforeEach: (context) => {
    installScenario(context);
    timers = holdLongTimers(20_000);
    return timers.release;
  },
  parameters: { layout: 'fullscreen', picture: { role: 'region', name: 'Tax Information Details' } },
  tags: ['screen'],
});

const name = 'Tax Information Details';
const toggleOf = async ({ canvas }: Pick<Play, 'canvas'>, applicant: string) =>
  (await card(canvas, name)).getByRole('button', { name: `Show TFN of ${applicant}` });
const show = async (play: Pick<Play, 'canvas' | 'userEvent'>) => {
  await play.userEvent.click(await toggleOf(play, 'Elena Marchetti'));
  await (await card(play.canvas, name)).findByText('123 456 782');
};
const gone = ({ canvasElement }: Pick<Play, 'canvasElement'>) =>
  waitFor(() => expect(canvasElement.ownerDocument.documentElement.outerHTML).not.toMatch(/123 ?456 ?782/));

/** Shows the tax information with hidden tax numbers. */
export const Default = meta.story({ tags: ['state:tax.card.blurred'] });
Default.test(
  'lists who gave a number, each with a masked number and its own toggle (DETAIL-062, DETAIL-063, DETAIL-064)',
  async (play) => {
    const tax = await card(play.canvas, name);
    await expect(headsOfTable(tax)).toEqual(['Applicant or entity', 'TFN', 'Reveal']);
    await expect(rowsOfTable(tax).map(([who, number]) => [who, number])).toEqual([
      ['Elena Marchetti', '000 000 000Hidden'],
      [entity, '000 000 000Hidden'],
      ['Dominic Marchetti', 'Not Provided'],
    ]);
    const toggles = tax.getAllByRole('button');
    await expect(toggles.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
    await expect(tax.queryByRole('button', { name: 'Show TFN of Dominic Marchetti' })).toBeNull();
    await gone(play);
  },
);

/** Shown after a user has revealed a tax number. */
export const Revealed = meta.story({ tags: ['state:tax.card.revealed'], play: show });
Revealed.test('shows one number and keeps the others masked (DETAIL-064)', async ({ canvas }) => {
  const tax = await card(canvas, name);
  await expect(rowsOfTable(tax)[1]?.[1]).toBe('000 000 000Hidden');
  const pressed = tax.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
  await expect(pressed).toEqual(['true', 'false']);
});
Revealed.test('a second press hides the number, and a third requests it again', async (play) => {
  const call = recorded(
    mock(
      revealTaxNumber,
      { params: { guid: guidOf(1004) }, body: { Position: 0 } },
      { ErrorNo: 0, Tfn: taxNumbers[0] },
    ),
  );
  play.msw.use(call.handler);
  await play.userEvent.click(await toggleOf(play, 'Elena Marchetti'));
  await gone(play);
  await expect(call.requests).toEqual([]);
  await show(play);
  await expect(call.requests.map(({ params, body }) => [params['guid'], body])).toEqual([
    [guidOf(1004), { Position: 0 }],
  ]);
});
Revealed.test('the number is hidden after 30 seconds', async (play) => {
  timers.pass(29_999);
  await expect((await card(play.canvas, name)).getByText('123 456 782')).toBeVisible();
  timers.pass(1);
  await gone(play);
});
for (const moment of ['blur', 'pagehide', 'beforeprint'] as const)
  Revealed.test(`is hidden at the window’s ${moment}`, async (play) => {
    window.dispatchEvent(new Event(moment));
    await gone(play);
  });
Revealed.test(
  'the number is removed from the page and from all browser storage when the user leaves',
  async (play) => {
    const [link] = play.canvas.getAllByRole('link', { name: 'Applications' });
    // At once, because a page that still loads may replace the link between the steps of a pointer.
    link?.click();
    await play.canvas.findByRole('heading', { name: 'Applications' });
    await gone(play);
    const stored = [sessionStorage, localStorage].flatMap((store) => Object.values(store));
    await expect(JSON.stringify(stored)).not.toContain('123456782');
  },
);
Revealed.test('the number is not copied with a selection', async (play) => {
  const number = (await card(play.canvas, name)).getByText('123 456 782');
  await expect(getComputedStyle(number).userSelect).toBe('none');
});

const late = delayed(
  mock(
    revealTaxNumber,
    { params: { guid: guidOf(1004) }, body: { Position: 0 } },
    { ErrorNo: 0, Tfn: taxNumbers[0] },
  ),
);
export const LateNumber = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(detailOf(detail), late) },
});
LateNumber.test('a number that arrives after the window lost the focus is not shown', async (play) => {
  const toggle = await toggleOf(play, 'Elena Marchetti');
  await play.userEvent.click(toggle);
  await expect(toggle).toHaveAttribute('data-pending', 'true');
  window.dispatchEvent(new Event('blur'));
  late.respond();
  await waitFor(() => expect(toggle).not.toHaveAttribute('data-pending'));
  await gone(play);
});

export const Failed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(detailOf(detail), networkError(revealTaxNumber)) },
});
Failed.test('says that the number could not be shown, and the toggle can be pressed again', async (play) => {
  await play.userEvent.click(await toggleOf(play, 'Elena Marchetti'));
  const tax = await card(play.canvas, name);
  await expect(await tax.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
  play.msw.use(...revealing().map(({ handler }) => handler));
  await show(play);
  await expect(tax.queryByRole('alert')).toBeNull();
});

/** Shown when a back end sends the numbers with the application. */
export const NumbersInReply = meta.story({
  args: {
    scenario: detailOf({
      ...detail,
      ApplicationTaxInformations: [
        { ApplicantName: 'Elena Marchetti', Tfn: '123 456 782' },
        { ApplicantName: entity, Tfn: '' },
      ],
    }),
  },
});
NumbersInReply.test(
  'masks a number of the reply until its toggle is pressed, without a call (DETAIL-064, OP-120, OP-389)',
  async (play) => {
    await gone(play);
    await show(play);
    await play.userEvent.click(await toggleOf(play, 'Elena Marchetti'));
    await gone(play);
  },
);

/** Shown to users who may see whether a number was given, but not the number. */
export const SummaryOnly = meta.story({ args: { as: 'TAX' }, tags: ['state:tax.card.summary-only'] });
SummaryOnly.test(
  'says whether a number was given and offers no toggle (DETAIL-065, DETAIL-066, DETAIL-067, PERM-045)',
  async ({ canvas }) => {
    const tax = await card(canvas, name);
    await expect(rowsOfTable(tax)).toEqual([
      ['Elena Marchetti', 'Provided'],
      [entity, 'Provided'],
      ['Dominic Marchetti', 'Not Provided'],
    ]);
    await expect(tax.queryByRole('button')).toBeNull();
  },
);

/** Shown when the application has no tax information. */
export const Empty = meta.story({
  args: { scenario: detailOf(anApplicationDetail({ ApplicationId: 1004, ApplicationTaxInformations: [] })) },
});
Empty.test('says that there is no tax information (OP-120)', async ({ canvas }) => {
  await expect((await card(canvas, name)).getByText('No tax information.')).toBeVisible();
});

/** Shown to users without the claim for the summary: the card is hidden. */
export const WithoutClaim = meta.story({
  args: { as: { name: 'Somebody', claims: [Permission.allAppsInstance, Permission.taxSensitive] } },
});
WithoutClaim.test('hides the card without the claim for the summary (PERM-044)', async ({ canvas }) => {
  await card(canvas, 'Details');
  await expect(canvas.queryByRole('region', { name })).toBeNull();
});
