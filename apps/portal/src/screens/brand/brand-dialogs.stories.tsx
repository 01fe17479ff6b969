import { brandSurfaces, getLook, listLooks, publishBrand, restoreLook } from '@portal/api/contract';
import {
  aBrandDraft,
  aBrandImage,
  brandDraftId,
  branding,
  errorResponse,
  mock,
  noResponse,
  recorded,
  scenario,
  someLooks,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Play } from '../../testing/play.ts';
import { installScenario, PortalStory, type PortalStoryProps } from '../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../testing/saved-files.ts';
import { button, chosen, fresh, inDialog, opened, studio, studioWith } from './brand-steps.ts';
import { OverridesProvider } from './overrides.ts';

interface Props extends PortalStoryProps {
  /** Values for derived tokens. */
  readonly overrides?: Readonly<Record<string, string>> | undefined;
}

const Story = ({ overrides = {}, ...portal }: Props) => (
  <OverridesProvider value={overrides}>
    <PortalStory {...portal} />
  </OverridesProvider>
);

const meta = preview.meta({
  title: 'Screens/Brand studio/Dialogs',
  component: Story,
  args: { at: '/admin/brand?shown=pdf', scenario: studio() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const publishing = opened('Publish', 'Publish look 4');
const sharing = opened('Share', 'Share draft');

/** What publishing changes. */
export const Default = meta.story({
  args: {
    scenario: studioWith({
      Theme: { brand: '#1f7a8c', nav: '#10243e', radius: 12 },
      Images: { Logo: aBrandImage(3), LogoOnDark: aBrandImage(2), Icon: aBrandImage(1) },
    }),
  },
  tags: ['state:studio.publish.question'],
  play: publishing,
});
Default.test('names the differences in the order of the fields (STUDIO-055, STUDIO-066)', async () => {
  const dialog = await inDialog();
  await expect(
    dialog.getByText(
      'Everyone of Harbour Trust sees it within 5 seconds. Emails, reports and the sign-in page follow.',
    ),
  ).toBeVisible();
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(lines[0]).toContain('Brand, from #0b5cab to #1f7a8c');
  await expect(lines[1]).toContain('Corner, from not set to 12 px');
  await expect(lines[2]).toContain('Logo, from SVG');
  await expect(dialog.getByLabelText('What changed (optional)')).toHaveAttribute('maxlength', '200');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled());
});

/** Publishing a look with a warning has to be confirmed. */
export const WithWarnings = meta.story({
  args: { scenario: studioWith({ Theme: { brand: '#c22826', nav: '#10243e' }, Images: {} }) },
  tags: ['state:studio.publish.with-warnings'],
  play: async (play) => {
    await publishing(play);
    await screen.findByRole('checkbox', { name: 'Publish with 1 warning' });
  },
});
WithWarnings.test('sends the confirmed warnings (STUDIO-031, STUDIO-055)', async ({ msw, userEvent }) => {
  const publish = recorded(
    mock(
      publishBrand,
      { body: { DraftId: brandDraftId, Revision: 1, Acknowledged: [] } },
      { ErrorNo: 0, Number: 4, Results: [] },
    ),
  );
  msw.use(publish.handler);
  const dialog = await inDialog();
  await expect(dialog.getByText(/^The brand is 0° from the colour of danger/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Publish with 1 warning' }));
  await userEvent.type(dialog.getByLabelText('What changed (optional)'), 'Red');
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(publish.requests.map(({ body }) => body)).toEqual([
      { DraftId: brandDraftId, Revision: 1, Note: 'Red', Acknowledged: ['brand-near-danger'] },
    ]),
  );
});

/** A look with a failing pair cannot be published. */
export const Fails = meta.story({
  args: { overrides: { '--portal-link': '#9aa5b1' } },
  tags: ['state:studio.publish.fails'],
  play: async (play) => {
    await publishing(play);
    await (await inDialog()).findByRole('alert');
  },
});
Fails.test('has no Confirm (STUDIO-056)', async () => {
  const dialog = await inDialog();
  await expect(dialog.getByText('Nothing can be published while a pair fails.')).toBeVisible();
  await expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

const confirmed = async (play: Play) => {
  const confirm = (await inDialog()).getByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled', 'true'));
  await play.userEvent.click(confirm);
};

/** The look is being published. */
export const Publishing = meta.story({
  args: { scenario: studio(noResponse(publishBrand)) },
  tags: ['state:studio.publish.busy'],
  play: async (play) => {
    await publishing(play);
    await confirmed(play);
    await screen.findByRole('progressbar');
  },
});
Publishing.test('disables both buttons (STUDIO-055)', async () => {
  const dialog = await inDialog();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
});

/** The look was published on every surface. */
export const Published = meta.story({
  tags: ['state:studio.publish.published'],
  ...fresh(() => branding()),
  play: async (play) => {
    await publishing(play);
    await confirmed(play);
    await screen.findByText('Look 4 is published.');
  },
});
Published.test('names each surface, and the studio shows what is published (STUDIO-057)', async (play) => {
  const dialog = await inDialog();
  await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    brandSurfaces.map((surface) => `${surface} Published`),
  );
  await play.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect(await play.canvas.findByText(/^Look 4, published/)).toBeVisible();
  await expect(play.canvas.queryByText(/^This draft/)).toBeNull();
});
Published.test('Ctrl+Enter in a dialog does nothing (STUDIO-079)', async ({ userEvent }) => {
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect(screen.getByRole('dialog')).toBeVisible();
});

const reason = 'The logo could not be drawn in a report.';

/** One surface could not be drawn, so nothing was published. */
export const Nothing = meta.story({
  args: {
    scenario: studio(
      mock(
        publishBrand,
        { body: { DraftId: brandDraftId, Revision: 1, Acknowledged: [] } },
        {
          ErrorNo: 1,
          Message: 'Nothing was published.',
          Number: null,
          Results: brandSurfaces.map((Surface) => ({
            Surface,
            Success: Surface !== 'PDF reports',
            Message: Surface === 'PDF reports' ? reason : null,
          })),
        },
      ),
    ),
  },
  tags: ['state:studio.publish.nothing'],
  play: async (play) => {
    await publishing(play);
    await confirmed(play);
    await screen.findByText('Nothing was published.');
  },
});
Nothing.test('names the surface with its reason, and the draft stays (STUDIO-058)', async (play) => {
  const dialog = await inDialog();
  await expect(dialog.getByText('Nothing was published.').closest('[role=alert]')).not.toBeNull();
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(' ', ''));
  await expect(lines[0]).toBe('PortalNotpublished');
  await expect(lines[3]).toBe(`PDFreportsError${reason.replaceAll(' ', '')}`);
  await play.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect(await play.canvas.findByText('Draft of look 3, saved 09:14')).toBeVisible();
});

const changedSentence = 'Fred Federated changed the draft at 09:14. Look at it again before you publish.';

/** Another administrator changed the draft while the dialog was open. */
export const Changed = meta.story({
  args: { scenario: studio(errorResponse(publishBrand, 409, changedSentence)) },
  tags: ['state:studio.publish.changed'],
  play: async (play) => {
    await publishing(play);
    await confirmed(play);
    await screen.findByText(changedSentence);
  },
});
Changed.test('publishes nothing (STUDIO-059)', async () => {
  const dialog = await inDialog();
  await expect(dialog.getByRole('alert')).toHaveTextContent(changedSentence);
  await expect(dialog.queryByRole('list', { name: 'Surfaces' })).toBeNull();
});

/** The link to the draft. */
export const Share = meta.story({ tags: ['state:studio.share.open'], play: sharing });
Share.test('names the draft and who can open it (STUDIO-045)', async () => {
  const dialog = await inDialog();
  await expect(dialog.getByLabelText('Link')).toHaveValue(
    `${location.origin}/admin/brand?draft=${brandDraftId}`,
  );
  await expect(dialog.getByText('Only administrators of Harbour Trust can open it.')).toBeVisible();
});

/** The link was copied. */
export const ShareCopied = meta.story({
  tags: ['state:studio.share.copied'],
  beforeEach: () => {
    const clipboard = {
      text: '',
      writeText: (text: string) => Promise.resolve(void (clipboard.text = text)),
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async (play) => {
    await sharing(play);
    await play.userEvent.click((await inDialog()).getByRole('button', { name: 'Copy link' }));
    await (await inDialog()).findByRole('button', { name: 'Copied' });
  },
});
ShareCopied.test('copies the address (STUDIO-045)', async () => {
  const { text } = navigator.clipboard as unknown as { text: string };
  await expect(text).toBe(`${location.origin}/admin/brand?draft=${brandDraftId}`);
});

/** The other actions of the studio. */
export const Menu = meta.story({
  tags: ['state:studio.menu.open'],
  play: async (play) => {
    await play.userEvent.click(await button(play, 'More'));
    await screen.findByRole('menu');
  },
});
Menu.test('contains import, exports, sample and discard (STUDIO-006)', async () => {
  await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Import look',
    'Export design tokens',
    'Export CSS',
    'Sample PDF',
    'Discard draft',
  ]);
});
Menu.test('downloads the exports and the sample (STUDIO-023, STUDIO-071, STUDIO-072)', async (play) => {
  const { files, release } = catchSavedFiles();
  try {
    for (const entry of ['Export design tokens', 'Export CSS', 'Sample PDF']) {
      if (!screen.queryByRole('menu')) await play.userEvent.click(await button(play, 'More'));
      await play.userEvent.click(await screen.findByRole('menuitem', { name: entry }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    await waitFor(() =>
      expect(files.map(({ name }) => name).toSorted()).toEqual([
        'harbour-draft.css',
        'harbour-draft.tokens.json',
        'sample-report.pdf',
      ]),
    );
  } finally {
    release();
  }
});

/** Discarding the draft has to be confirmed. */
export const Discard = meta.story({
  tags: ['state:studio.discard.open'],
  ...fresh(() => branding()),
  play: chosen('Discard draft', 'Discard draft'),
});
Discard.test('ends the draft and keeps the look (STUDIO-053)', async (play) => {
  const dialog = await inDialog();
  await expect(
    dialog.getByText('The draft of look 3 and its unpublished images are removed. This cannot be undone.'),
  ).toBeVisible();
  await play.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await play.userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
  await expect(await play.canvas.findByText(/^Look 3, published/)).toBeVisible();
  await expect(play.canvas.queryByText(/^This draft/)).toBeNull();
});

const importing = chosen('Import look', 'Import look');

/** The import before a file is chosen. */
export const Import = meta.story({ tags: ['state:studio.import.untouched'], play: importing });
Import.test('offers one drop zone (STUDIO-073)', async () => {
  const dialog = await inDialog();
  await expect(
    dialog.getByRole('button', { name: 'Click here or drop a .json, .tokens or .css file' }),
  ).toBeVisible();
  await expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

const importOf = (name: string, text: string) => async (play: Play) => {
  await importing(play);
  const input = document.querySelector('[role=dialog] input[type=file]');
  if (input instanceof HTMLInputElement) await play.userEvent.upload(input, new File([text], name));
};

/** A file that was read, with its differences to the draft. */
export const ImportRead = meta.story({
  tags: ['state:studio.import.read'],
  ...fresh(() => branding()),
  play: async (play) => {
    await importOf(
      'look.json',
      '{\n  "portal": {\n    "brand": { "$type": "color", "$value": "#7a1fa2" },\n    "radius": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } },\n    "density": { "$type": "number", "$value": 0.875 },\n    "nav": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.0627451, 0.1411765, 0.2431373], "hex": "#10243e" } }\n  }\n}\n',
    )(play);
    await (await inDialog()).findByRole('button', { name: 'Confirm' });
  },
});
ImportRead.test('puts the values into the draft on Confirm (STUDIO-073, STUDIO-075)', async (play) => {
  const dialog = await inDialog();
  const differences = within(dialog.getByRole('list', { name: 'Differences' }));
  await expect(differences.getAllByRole('listitem')).toHaveLength(3);
  await expect(dialog.getByText('a colour is an object in 2025.10.')).toBeVisible();
  await play.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(play.canvas.getByLabelText(/^Brand/)).toHaveValue('#7a1fa2');
  await expect(play.canvas.getByLabelText('Corner')).toHaveValue(12);
});

/** A file with the values of the draft. */
export const ImportSame = meta.story({
  tags: ['state:studio.import.same'],
  play: async (play) => {
    await importOf('look.json', '{ "brand": "#1f7a8c", "nav": "#10243e" }')(play);
    await screen.findByText('Nothing differs from the draft.');
  },
});
ImportSame.test('has no Confirm (STUDIO-073)', async () => {
  await expect((await inDialog()).queryByRole('button', { name: 'Confirm' })).toBeNull();
});

ImportSame.test('an export of the draft differs in nothing (STUDIO-073)', async (play) => {
  await play.userEvent.keyboard('{Escape}');
  for (const [entry, name] of [
    ['Export design tokens', 'look.tokens.json'],
    ['Export CSS', 'look.css'],
  ] as const) {
    const { files, release } = catchSavedFiles();
    await play.userEvent.click(await button(play, 'More'));
    await play.userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    await waitFor(() => expect(files).toHaveLength(1));
    release();
    const text = await (await files[0]?.content)?.text();
    await importOf(name, text ?? '')(play);
    await screen.findByText('Nothing differs from the draft.');
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

/** A file with many problems. */
export const ImportRefused = meta.story({
  tags: ['state:studio.import.refused'],
  play: async (play) => {
    const lines = Array.from({ length: 27 }, () => '  --portal-link: #123456;');
    await importOf('look.css', `:root {\n  --portal-brand: #1f7a8c;\n${lines.join('\n')}\n}\n`)(play);
    await screen.findByText('This file cannot be imported. Nothing was changed.');
  },
});
ImportRefused.test('names 20 problems with their lines (STUDIO-074, STUDIO-075)', async () => {
  const dialog = await inDialog();
  const problems = within(dialog.getByRole('list', { name: 'Problems' })).getAllByRole('listitem');
  await expect(problems).toHaveLength(20);
  await expect(problems[0]).toHaveTextContent('Line 3: --portal-link is derived: a tenant does not set it.');
  await expect(dialog.getByText('and 7 more')).toBeVisible();
});

ImportRefused.test('gives way to what is wrong with the next file (STUDIO-074)', async (play) => {
  const dialog = await inDialog();
  const input = document.querySelector('[role=dialog] input[type=file]');
  if (input instanceof HTMLInputElement) await play.userEvent.upload(input, new File([], 'empty.css'));
  await expect(await dialog.findByText('The file is empty')).toBeVisible();
  await expect(dialog.queryByText('This file cannot be imported. Nothing was changed.')).toBeNull();
});

/** Four looks: one was restored, one set by an operator. */
export const History = meta.story({
  args: { scenario: studio(branding({ looks: someLooks, draft: null })) },
  tags: ['state:studio.history.populated'],
  play: async (play) => {
    await opened('History', 'History of looks')(play);
    await screen.findByText('Look 1');
  },
});
History.test('names person, time and origin of each look (STUDIO-065, STUDIO-067)', async () => {
  const dialog = await inDialog();
  const list = within(dialog.getByRole('list', { name: 'History of looks' }));
  await expect(list.getByText('Fred Federated · 20 Nov 2026 16:05 · look 1 restored')).toBeVisible();
  await expect(list.getByText('Fiona Full · 12 Mar 2026 09:14')).toBeVisible();
  await expect(list.getByText('Set by an operator · 16 Feb 2026 11:40')).toBeVisible();
  await expect(list.getByText('Set up')).toBeVisible();
  await expect(list.getByText('Back to our blue')).toBeVisible();
  await expect(list.getByText('Published')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Restore look 3' })).toBeVisible();
  await expect(dialog.queryByRole('button', { name: 'Restore look 4' })).toBeNull();
});

/** Look 2 compared with what is published. */
export const HistoryCompared = meta.story({
  args: { scenario: studio(branding({ looks: someLooks, draft: null })) },
  tags: ['state:studio.history.compared'],
  play: async (play) => {
    await opened('History', 'History of looks')(play);
    await play.userEvent.click(await screen.findByRole('button', { name: 'Compare look 2' }));
    await screen.findAllByText('Corner, from 12 px to 0 px');
  },
});
HistoryCompared.test('shows colours, corner and logo (STUDIO-066)', async () => {
  const dialog = await inDialog();
  for (const difference of [
    /^Brand, from #0b5cab to #7a1fa2$/,
    /^Navigation, from #10243e to #f1f6f3$/,
    /^Logo, from SVG/,
  ])
    await expect((await dialog.findAllByText(difference))[0]).toBeInTheDocument();
});

/** The history could not be read. */
export const HistoryFailed = meta.story({
  args: { scenario: studio(errorResponse(listLooks, 500)) },
  tags: ['state:studio.history.failed'],
  play: async (play) => {
    await opened('History', 'History of looks')(play);
    await screen.findByText('History cannot be shown.');
  },
});
HistoryFailed.test('offers Retry (STUDIO-065)', async () => {
  await expect((await inDialog()).getByRole('button', { name: 'Retry' })).toBeEnabled();
});

const [, , third] = someLooks;
const manyLooks = Array.from({ length: 45 }, (_, index) => {
  if (!third) throw new Error('A look is missing.');
  const brand = index % 2 === 0 ? '#0b5cab' : '#1f7a8c';
  return { ...third, Number: index + 1, Note: null, Theme: { brand, nav: '#10243e' } };
});

/** A long history. */
export const HistoryMany = meta.story({
  args: { scenario: studio(branding({ looks: manyLooks, draft: null })) },
  tags: ['state:studio.history.many'],
  play: async (play) => {
    await opened('History', 'History of looks')(play);
    await screen.findByRole('button', { name: 'Show more' });
  },
});
HistoryMany.test('shows 20 looks and more on request (STUDIO-065, STUDIO-070)', async ({ userEvent }) => {
  const dialog = await inDialog();
  const entries = () => dialog.getAllByRole('button', { name: /^Compare look/ });
  await expect(entries()).toHaveLength(19);
  await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(entries()).toHaveLength(39));
});

const looks = () => branding({ looks: someLooks, draft: aBrandDraft() });
const warning = {
  Id: 'brand-near-danger',
  Level: 'warning',
  Field: 'Brand',
  What: 'The brand is 17° from the colour of danger, 25° is asked: only icon and outline tell a destructive button apart.',
} as const;
const withWarning = mock(getLook, { params: { number: '3' } }, () => {
  if (!third) throw new Error('A look is missing.');
  return {
    Theme: third.Theme,
    Images: third.Images,
    Changes: [{ Field: 'Corner' as const, From: 12, To: null }],
    Findings: [warning],
  };
});
const restoring = async (play: Play) => {
  await opened('History', 'History of looks')(play);
  await play.userEvent.click(await screen.findByRole('button', { name: 'Restore look 3' }));
  await screen.findByRole('dialog', { name: 'Restore look 3' });
  await screen.findByText('Corner, from 12 px to not set');
};

/** What restoring a look changes. */
export const Restore = meta.story({
  tags: ['state:studio.restore.question'],
  ...fresh(() => scenario(looks(), withWarning)),
  play: restoring,
});
Restore.test(
  'sends the number, what is published and the warnings (STUDIO-068)',
  async ({ msw, userEvent }) => {
    const restore = recorded(
      mock(
        restoreLook,
        { body: { Number: 3, Current: 4, Acknowledged: [] } },
        { ErrorNo: 0, Number: 5, Results: [] },
      ),
    );
    msw.use(restore.handler);
    const dialog = await inDialog();
    await expect(dialog.getByText(warning.What)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Restore with 1 warning' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(restore.requests.map(({ body }) => body)).toEqual([
        { Number: 3, Current: 4, Acknowledged: ['brand-near-danger'] },
      ]),
    );
  },
);

/** A look was restored. */
export const Restored = meta.story({
  tags: ['state:studio.restore.restored'],
  ...fresh(() => looks()),
  play: async (play) => {
    await restoring(play);
    await confirmed(play);
    await screen.findByText('Look 5 is published: look 3 restored.');
  },
});
Restored.test('keeps the draft (STUDIO-068)', async (play) => {
  await play.userEvent.click((await inDialog()).getByRole('button', { name: 'Close' }));
  await expect(await play.canvas.findByText('Draft of look 3, saved 09:14')).toBeVisible();
});

const lostSentence = 'Look 5 was published by Fred Federated at 09:14. Look at it again.';

/** Another administrator published a look at the same time. */
export const RestoreLost = meta.story({
  tags: ['state:studio.restore.lost', 'release'],
  ...fresh(() => scenario(looks(), errorResponse(restoreLook, 409, lostSentence))),
  play: async (play) => {
    await restoring(play);
    await confirmed(play);
    await screen.findByText(lostSentence);
  },
});
RestoreLost.test('restores nothing (STUDIO-069)', async () => {
  await expect((await inDialog()).getByRole('alert')).toHaveTextContent(lostSentence);
});
