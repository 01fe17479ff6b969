import { saveBrandDraft, uploadBrandImage } from '@portal/api/contract';
import {
  aBrandDraft,
  aBrandFile,
  aBrandImage,
  brandDraftId,
  branding,
  mock,
  noResponse,
  recorded,
  scenario,
  timestampOf,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Play } from '../../testing/play.ts';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';
import { button, fresh, look, scope, studio, studioWith } from './brand-steps.ts';

const meta = preview.meta({
  title: 'Screens/Brand studio/Look',
  component: PortalStory,
  args: { at: '/admin/brand', scenario: studio() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const fred = { GlobalUserId: 'G-FED', Name: 'Fred Federated' };
const fiona = { GlobalUserId: 'G-FULL', Name: 'Fiona Full' };
const at = timestampOf('2026-11-21T09:14:00+11:00');

const saved = (save: Parameters<typeof mock<typeof saveBrandDraft>>[2]) =>
  recorded(mock(saveBrandDraft, { body: { DraftId: null, Revision: null, Changes: {} } }, save));

async function typeBrand(play: Play, text: string) {
  const brand = (await look(play)).getByLabelText(/^Brand/);
  await play.userEvent.clear(brand);
  await play.userEvent.type(brand, text);
}

/** A brand that is no colour: the preview keeps the last look that holds. */
export const Invalid = meta.story({
  tags: ['state:studio.look.invalid'],
  play: (play) => typeBrand(play, '#zz'),
});
Invalid.test('names the problem, saves nothing and keeps the last look (STUDIO-010)', async (play) => {
  const save = saved({ ErrorNo: 0, Draft: aBrandDraft({ Revision: 2 }), Conflicts: [] });
  play.msw.use(save.handler);
  const fields = await look(play);
  const alert = fields.getByRole('alert');
  await expect(alert).toHaveTextContent('Shown is the last theme that holds.');
  await expect(alert).toHaveTextContent('brand is a colour such as #0b5cab.');
  await expect(fields.getByLabelText(/^Brand/)).toHaveAttribute('aria-invalid', 'true');
  const brand = getComputedStyle(await scope(play)).getPropertyValue('--portal-brand');
  await expect(brand).toBe('rgb(31, 122, 140)');
  await expect(save.requests).toEqual([]);
});

/** Another administrator changed the corner. */
export const ChangedByOther = meta.story({
  args: {
    scenario: studioWith({
      Theme: { brand: '#1f7a8c', nav: '#10243e', radius: 8 },
      Fields: { Brand: { By: fiona, At: at }, Corner: { By: fred, At: at } },
    }),
  },
  tags: ['state:studio.look.changed-by-other'],
});
ChangedByOther.test('says who changed the field and when (STUDIO-049)', async (play) => {
  const fields = await look(play);
  await expect(fields.getByLabelText('Corner')).toHaveValue(8);
  await expect(fields.getByText('Changed by Fred Federated, 09:14')).toBeVisible();
  await expect(fields.queryByText(/Changed by Fiona/)).toBeNull();
});

/** Two administrators changed the brand at once. */
export const Conflict = meta.story({
  tags: ['state:studio.look.conflict', 'release'],
  ...fresh(() => scenario(conflicting())),
  play: async (play) => {
    await typeBrand(play, '#bb0000');
    await (await look(play)).findByRole('button', { name: 'Keep #bb0000' }, { timeout: 3_000 });
  },
});
function conflicting() {
  return mock(
    saveBrandDraft,
    { body: { DraftId: brandDraftId, Revision: 1, Changes: { Brand: '#bb0000' } } },
    {
      ErrorNo: 0,
      Draft: aBrandDraft({
        Revision: 2,
        Theme: { brand: '#aa0000', nav: '#10243e' },
        Fields: { Brand: { By: fred, At: at } },
      }),
      Conflicts: [{ Field: 'Brand', Theirs: '#aa0000', Yours: '#bb0000', By: fred, At: at }],
    },
  );
}
Conflict.test('takes the other value (STUDIO-050)', async (play) => {
  const fields = await look(play);
  await expect(fields.getByText('Fred Federated changed Brand to #aa0000. You chose #bb0000.')).toBeVisible();
  await expect(fields.getByLabelText(/^Brand/)).toHaveValue('#bb0000');
  await play.userEvent.click(fields.getByRole('button', { name: 'Take #aa0000' }));
  await expect(fields.getByLabelText(/^Brand/)).toHaveValue('#aa0000');
  await expect(fields.queryByRole('button', { name: 'Keep #bb0000' })).toBeNull();
});
Conflict.test('saves the own value over the other one (STUDIO-050)', async (play) => {
  const save = saved({
    ErrorNo: 0,
    Draft: aBrandDraft({ Revision: 3, Theme: { brand: '#bb0000', nav: '#10243e' } }),
    Conflicts: [],
  });
  play.msw.use(save.handler);
  const fields = await look(play);
  await play.userEvent.click(fields.getByRole('button', { name: 'Keep #bb0000' }));
  await waitFor(() =>
    expect(save.requests.map(({ body }) => body)).toEqual([
      { DraftId: brandDraftId, Revision: 2, Changes: { Brand: '#bb0000' } },
    ]),
  );
});

/** Only the brand is set: the other fields have their defaults. */
export const Defaults = meta.story({
  args: { scenario: studioWith({ Theme: { brand: '#1f7a8c' } }) },
  tags: ['state:studio.look.defaults'],
});
Defaults.test('shows the default values and marks them (STUDIO-008, STUDIO-009)', async (play) => {
  const fields = await look(play);
  await expect(fields.getByLabelText('Navigation')).toHaveValue('#10243e');
  await expect(fields.getByLabelText('Corner')).toHaveValue(6);
  await expect(fields.getByLabelText('Density')).toHaveDisplayValue('Comfortable');
  await expect(fields.getByLabelText('Font')).toHaveDisplayValue('Inter');
  await expect(fields.getAllByText(/^Default/)).toHaveLength(3);
  await expect(fields.getByText('Published: #10243e')).toBeVisible();
});

/** A look without images. */
export const NoImages = meta.story({
  args: { scenario: studioWith({ Images: {} }) },
  tags: ['state:studio.image.none'],
});
NoImages.test('offers to upload each image (STUDIO-033)', async (play) => {
  const fields = await look(play);
  for (const [group, name] of [
    ['Logo', 'Upload logo'],
    ['Logo on dark', 'Upload logo on dark'],
    ['Icon of the tab', 'Upload icon of the tab'],
  ] as const) {
    const field = within(fields.getByRole('group', { name: group }));
    await expect(field.getByRole('button', { name })).toBeEnabled();
    await expect(field.queryByRole('button', { name: /^Remove/ })).toBeNull();
  }
});

const images = {
  Logo: aBrandImage(1, { Bytes: 1229 }),
  LogoOnDark: aBrandImage(2),
  Icon: aBrandImage(1),
};

/** Stored images. */
export const StoredImages = meta.story({
  args: { scenario: studioWith({ Images: images }) },
  tags: ['state:studio.image.stored'],
});
StoredImages.test('names the facts of each image (STUDIO-033)', async (play) => {
  const logo = within((await look(play)).getByRole('group', { name: 'Logo' }));
  await expect(logo.getByText('SVG, 1.2 KB, 40 × 40')).toBeVisible();
  await expect(logo.getByRole('button', { name: 'Replace logo' })).toBeVisible();
  await expect(logo.getByRole('button', { name: 'Remove logo' })).toBeVisible();
});
StoredImages.test('never puts an image into the page as markup (STUDIO-044)', async (play) => {
  await scope(play);
  await expect(document.body.innerHTML).not.toContain('M8 26l12-14 12 14z');
});

export const Upload = meta.story({
  tags: ['!dev', '!autodocs'],
  ...fresh(() => branding({ draft: aBrandDraft({ Images: {} }) })),
});
Upload.test('uploads a chosen file and a dropped one (STUDIO-033)', async (play) => {
  const field = (await look(play)).getByRole('group', { name: 'Logo' });
  const input = field.querySelector('input[type=file]');
  await expect(input).toHaveAttribute('accept', '.svg,.png');
  if (input instanceof HTMLInputElement) await play.userEvent.upload(input, aBrandFile());
  await expect(await within(field).findByRole('button', { name: 'Replace logo' })).toBeEnabled();
  const dark = (await look(play)).getByRole('group', { name: 'Logo on dark' });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(aBrandFile('dark.png', 'image/png'));
  dark.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect(await within(dark).findByText(/^PNG/)).toBeVisible();
});
Upload.test('removes an image at once (STUDIO-033)', async (play) => {
  const field = (await look(play)).getByRole('group', { name: 'Logo' });
  const input = field.querySelector('input[type=file]');
  if (input instanceof HTMLInputElement) await play.userEvent.upload(input, aBrandFile());
  await play.userEvent.click(await within(field).findByRole('button', { name: 'Remove logo' }));
  await expect(await within(field).findByRole('button', { name: 'Upload logo' })).toBeVisible();
});
Upload.test('takes the published image back by its id, without another upload (STUDIO-012)', async (play) => {
  const uploads = recorded(noResponse(uploadBrandImage));
  play.msw.use(uploads.handler);
  const field = within((await look(play)).getByRole('group', { name: 'Logo' }));
  await play.userEvent.click(field.getByRole('button', { name: 'Reset logo' }));
  await expect(await field.findByRole('button', { name: 'Replace logo' })).toBeVisible();
  await expect(field.queryByRole('button', { name: 'Reset logo' })).toBeNull();
  await expect(uploads.requests).toEqual([]);
});

async function choose({ canvas, userEvent }: Play, file: File) {
  const field = (await look({ canvas })).getByRole('group', { name: 'Logo' });
  const input = field.querySelector('input[type=file]');
  if (input instanceof HTMLInputElement) await userEvent.upload(input, file);
  return within(field);
}

const problems = ['icon.svg is not square.', 'icon.svg shows nothing: it is damaged, or transparent.'];

/** The server rejected a file; the image before stays. */
export const Refused = meta.story({
  args: {
    scenario: studio(
      mock(
        uploadBrandImage,
        { params: { slot: 'logo' }, query: {}, body: { 'files[]': aBrandFile() } },
        { ErrorNo: 1, Message: problems[0], Problems: problems, Image: null, Draft: null },
      ),
    ),
  },
  tags: ['state:studio.image.refused'],
  play: async (play) => {
    await (await choose(play, aBrandFile())).findByRole('alert');
  },
});
Refused.test('names every reason and changes nothing (STUDIO-041, STUDIO-042)', async (play) => {
  const logo = within((await look(play)).getByRole('group', { name: 'Logo' }));
  const alert = logo.getByRole('alert');
  for (const problem of problems) await expect(alert).toHaveTextContent(problem);
  await expect(alert).toHaveTextContent('Nothing was changed.');
  await expect(logo.getByRole('button', { name: 'Replace logo' })).toBeEnabled();
  await expect(logo.getByText(/^SVG/)).toBeVisible();
});

Refused.test('can be dismissed (STUDIO-035)', async (play) => {
  const logo = within((await look(play)).getByRole('group', { name: 'Logo' }));
  await play.userEvent.click(logo.getByRole('button', { name: 'Dismiss problems of logo' }));
  await expect(logo.queryByRole('alert')).toBeNull();
});
Refused.test('gives way to what is wrong with the next file (STUDIO-035)', async (play) => {
  const logo = await choose(play, new File([], 'empty.svg'));
  await waitFor(() => expect(logo.getByRole('alert')).toHaveTextContent('empty.svg: The file is empty'));
  await expect(logo.getByRole('alert')).not.toHaveTextContent('Nothing was changed.');
});

/** Two files at once: the first is sent, the second is named. */
export const TwoFiles = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: studio(noResponse(uploadBrandImage)) },
});
TwoFiles.test('names the file that was not taken (STUDIO-035)', async (play) => {
  const field = (await look(play)).getByRole('group', { name: 'Logo' });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(aBrandFile());
  dataTransfer.items.add(new File(['<svg/>'], 'second.svg'));
  field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await waitFor(() =>
    expect(within(field).getByRole('alert')).toHaveTextContent('second.svg: Upload one file at a time'),
  );
  await expect(field).toHaveAttribute('aria-busy', 'true');
});

/** A file that is too large was not sent. */
export const TooLarge = meta.story({
  tags: ['state:studio.image.too-large'],
  play: async (play) => {
    const file = new File([new Uint8Array(93 * 1024)], 'logo.png', { type: 'image/png' });
    await (await choose(play, file)).findByRole('alert');
  },
});
TooLarge.test('says how large it may be (STUDIO-034)', async (play) => {
  const upload = recorded(
    mock(
      uploadBrandImage,
      { params: { slot: 'logo' }, query: {}, body: { 'files[]': aBrandFile() } },
      { ErrorNo: 1, Problems: [], Image: null, Draft: null },
    ),
  );
  play.msw.use(upload.handler);
  const logo = within((await look(play)).getByRole('group', { name: 'Logo' }));
  await expect(logo.getByRole('alert')).toHaveTextContent('logo.png has 93 KB, at most 64 KB are asked.');
  await expect(upload.requests).toEqual([]);
});

/** A file is being sent. */
export const Uploading = meta.story({
  args: { scenario: studio(noResponse(uploadBrandImage)) },
  tags: ['state:studio.image.uploading'],
  play: async (play) => {
    await choose(play, aBrandFile());
  },
});
Uploading.test('is busy, with its buttons disabled (STUDIO-033)', async (play) => {
  const field = (await look(play)).getByRole('group', { name: 'Logo' });
  await waitFor(() => expect(field).toHaveAttribute('aria-busy', 'true'));
  await expect(within(field).getByRole('button', { name: 'Replace logo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(within(field).getByRole('button', { name: 'Remove logo' })).toBeDisabled();
});
Uploading.test('publishes nothing that the upload is about to change (STUDIO-033)', async (play) => {
  const publish = await button(play, 'Publish');
  await waitFor(() => expect(publish).toHaveAttribute('aria-disabled', 'true'));
  await play.userEvent.hover(publish);
  await expect(await play.canvas.findByRole('tooltip')).toHaveTextContent('An image is being uploaded.');
});
