import { Permission, getApplication, listMyApplications, pages, previewBrand } from '@portal/api/contract';
import {
  anApplicationDetail,
  applicationListReply,
  branding,
  errorResponse,
  mock,
  recorded,
  someApplicationRows,
} from '@portal/api/mocks';
import { Route } from 'react-router';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { arriveAt } from '../../testing/play.ts';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';
import { BrandScreen } from './brand-screen.tsx';
import { fresh, look, previewCard, scope, studio } from './brand-steps.ts';
import type { PortalSurfaceProps } from './preview/portal-surface.ts';

const meta = preview.meta({
  title: 'Screens/Brand studio/Preview',
  component: PortalStory,
  args: { at: '/admin/brand', scenario: studio() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const describedBy = async (play: Parameters<typeof previewCard>[0], text: string) => {
  await expect((await previewCard(play)).getByText(text)).toBeVisible();
};

/** The list in dark mode, in a light page. */
export const Default = meta.story({
  args: { at: '/admin/brand?mode=dark' },
  tags: ['state:studio.preview.list-dark'],
});
Default.test('applies the mode to the preview alone (STUDIO-016, STUDIO-021)', async (play) => {
  const inside = await scope(play);
  await expect(getComputedStyle(inside).colorScheme).toBe('dark');
  await expect(getComputedStyle(document.documentElement).colorScheme).not.toBe('dark');
  await describedBy(play, 'List in dark mode, full colour vision');
});
Default.test('keeps each choice in the address, and Back returns to it (STUDIO-016)', async (play) => {
  const { userEvent } = play;
  const card = await previewCard(play);
  await userEvent.click(card.getByRole('button', { name: 'Light' }));
  await arriveAt(play, '/admin/brand');
  await userEvent.click(card.getByRole('button', { name: 'More contrast' }));
  await arriveAt(play, '/admin/brand?contrast=more');
  await userEvent.selectOptions(card.getByLabelText('Seen with'), 'Protanopia');
  await arriveAt(play, '/admin/brand?contrast=more&seen=protanopia');
  await expect(card.getByRole('button', { name: 'More contrast' })).toHaveAttribute('aria-pressed', 'true');
});

/** The first application with more contrast. */
export const ApplicationMore = meta.story({
  args: { at: '/admin/brand?shown=application&contrast=more' },
  tags: ['state:studio.preview.application-more'],
});
ApplicationMore.test('shows head and cards of the first application (STUDIO-017)', async (play) => {
  const inside = await scope(play);
  await waitFor(() => expect(inside).toHaveTextContent('[1147]'));
  for (const heading of ['Progress', 'Details', 'Approval Status'])
    await expect(inside).toHaveTextContent(heading);
  await expect(getComputedStyle(inside).getPropertyValue('--portal-border')).not.toBe(
    getComputedStyle(document.documentElement).getPropertyValue('--portal-border'),
  );
});

export const Calls = meta.story({ tags: ['!dev', '!autodocs'] });
Calls.test('asks once for the list and once for the application (STUDIO-017)', async (play) => {
  const { msw, userEvent } = play;
  const calls = [
    recorded(
      mock(
        listMyApplications,
        { query: { pageNo: 1, rowsPerPage: 20, sortBy: 'ID', sortType: 'desc' } },
        applicationListReply(someApplicationRows(6)),
      ),
    ),
    recorded(mock(getApplication, { params: { id: '1147' } }, anApplicationDetail({ ApplicationId: 1147 }))),
  ];
  msw.use(...calls.map(({ handler }) => handler));
  await scope(play);
  await userEvent.click((await previewCard(play)).getByRole('button', { name: 'Application' }));
  await waitFor(async () => expect(await scope(play)).toHaveTextContent('[1147]'));
  await expect(calls.map(({ requests }) => requests.length)).toEqual([1, 1]);
});
Calls.test('shows an application down to its approvals (STUDIO-017)', async (play) => {
  await play.userEvent.click((await previewCard(play)).getByRole('button', { name: 'Application' }));
  await waitFor(async () => expect(await scope(play)).toHaveTextContent('Approval Status'));
  const inside = await scope(play);
  const heading = within(inside).getByText('Approval Status');
  const { bottom } = (heading.closest('section') ?? heading).getBoundingClientRect();
  await expect(bottom).toBeLessThan(inside.getBoundingClientRect().bottom);
});
Calls.test('nothing in the preview acts or takes the focus (STUDIO-019)', async (play) => {
  const inside = await scope(play);
  await expect(inside).toHaveAttribute('inert');
  const link = inside.querySelector('a[href]');
  await expect(link).not.toBeNull();
  if (link instanceof HTMLElement) link.focus();
  await expect(inside.contains(document.activeElement)).toBe(false);
  await expect(document.title).toMatch(/^Brand studio/);
});

const rendered = fn();
function CountedSurface({ children }: PortalSurfaceProps) {
  rendered();
  return children(<h1>Applications</h1>, { isSample: false, retry: undefined });
}
const countedScreen = <BrandScreen surfaces={{ list: CountedSurface, application: CountedSurface }} />;

export const Typing = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { areas: [<Route key="brand" path={pages.brand.path} element={countedScreen} />] },
  ...fresh(() => branding()),
});
Typing.test(
  'follows each keystroke that holds, and renders no page of the preview for it (STUDIO-020)',
  async (play) => {
    const inside = await scope(play);
    const brand = (await look(play)).getByLabelText(/^Brand/);
    rendered.mockClear();
    await play.userEvent.clear(brand);
    await play.userEvent.type(brand, '#7a1fa2');
    await expect(getComputedStyle(inside).getPropertyValue('--portal-brand')).toBe('rgb(122, 31, 162)');
    await expect(rendered).not.toHaveBeenCalled();
  },
);

/** The sign-in page as the server draws it. */
export const SignIn = meta.story({
  args: { at: '/admin/brand?shown=sign-in' },
  tags: ['state:studio.preview.sign-in'],
});
SignIn.test(
  'shows the page with the logo of the draft in a frame without scripts (STUDIO-022)',
  async (play) => {
    const frame = await (await previewCard(play)).findByTitle('Sign-in page');
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await waitFor(() => expect(frame.getAttribute('srcdoc')).toMatch(/url\(blob:/));
    await expect(frame.getAttribute('srcdoc')).toContain('#1f7a8c');
  },
);

/** An email as the server draws it. Emails are always light. */
export const Email = meta.story({
  args: { at: '/admin/brand?shown=email&mode=dark' },
  tags: ['state:studio.preview.email'],
});
Email.test('describes the email as light in every mode (STUDIO-022)', async (play) => {
  await (await previewCard(play)).findByTitle('Email');
  await describedBy(play, 'Email in light mode, full colour vision');
});

/** The head of a report, on white in dark mode too. */
export const Pdf = meta.story({
  args: { at: '/admin/brand?shown=pdf&mode=dark' },
  tags: ['state:studio.preview.pdf'],
});
Pdf.test('draws band, logo, name and section in the look of the draft (STUDIO-023)', async (play) => {
  const inside = await scope(play);
  await expect(inside).toHaveTextContent('Harbour Trust');
  const [page] = inside.children;
  const [band] = page?.children ?? [];
  if (!page || !band) throw new Error('The page is empty.');
  await expect(getComputedStyle(page).backgroundColor).toBe('rgb(255, 255, 255)');
  await expect(getComputedStyle(band).backgroundColor).toBe('rgb(31, 122, 140)');
});

/** The server could not draw the sign-in page. */
export const Failed = meta.story({
  args: { at: '/admin/brand?shown=sign-in', scenario: studio(errorResponse(previewBrand, 500)) },
  tags: ['state:studio.preview.failed'],
});
Failed.test('says so, and the other surfaces stay (STUDIO-024)', async (play) => {
  const card = await previewCard(play);
  await expect(await card.findByText('The preview cannot be shown.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Retry' })).toBeEnabled();
  await play.userEvent.click(card.getByRole('button', { name: 'PDF' }));
  await expect(await scope(play)).toHaveTextContent('Harbour Trust');
});

/** An administrator who sees no application. */
export const SampleData = meta.story({
  args: { as: { name: 'Adam Admin', claims: [Permission.admin] } },
  tags: ['state:studio.preview.sample-data'],
});
SampleData.test('shows sample rows with their caption (STUDIO-018)', async (play) => {
  await expect(await (await previewCard(play)).findByText('Sample data')).toBeVisible();
  await expect(await scope(play)).toHaveTextContent('Ada Sample');
});

/** The list as people with deuteranopia see it. */
export const Deuteranopia = meta.story({
  args: { at: '/admin/brand?seen=deuteranopia' },
  tags: ['state:studio.preview.deuteranopia'],
});
Deuteranopia.test('filters the preview only (STUDIO-016, STUDIO-025)', async (play) => {
  const inside = await scope(play);
  const seen = inside.closest<HTMLElement>('[data-vision]');
  await expect(seen?.dataset['vision']).toBe('deuteranopia');
  await expect(seen && getComputedStyle(seen).filter).toMatch(/^url/);
  await expect(getComputedStyle(document.body).filter).toBe('none');
});

/** In forced colours the preview keeps its own colours, and the studio does not. */
export const ForcedColours = meta.story({
  args: { at: '/admin/brand?shown=application' },
  tags: ['state:studio.preview.forced-colours'],
});
ForcedColours.test('keeps the colours of the preview (STUDIO-025)', async (play) => {
  const inside = await scope(play);
  await expect(getComputedStyle(inside).getPropertyValue('forced-color-adjust')).toBe('none');
  await expect(getComputedStyle(document.body).getPropertyValue('forced-color-adjust')).toBe('auto');
});
