import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../testing/hostile.tsx';
import { checkLook, type Finding } from '../theme/check/index.ts';
import { parseThemeDraft, type ThemeDraft } from '../theme/index.ts';
import { findingsListDocs } from '../../docs/theme-editor/findings-list.docs.tsx';
import { FindingsList } from './findings-list.tsx';
import { ThemeFields, type ThemeFieldsActions } from './theme-fields.tsx';
import { useLookReport } from './use-look-report.ts';

const { findings } = checkLook({
  theme: { brand: '#c22826', nav: '#777777' },
  overrides: { '--portal-on-nav': '#10243e' },
});

const meta = preview.meta({
  title: 'Blocks/Findings list',
  component: FindingsList,
  args: { 'aria-label': 'Findings', findings, onColourUse: fn() },
  parameters: { block: findingsListDocs },
});

/** A pair that fails, a warning, and an adjusted colour. */
export const Default = meta.story({ tags: ['visual'] });
Default.test(
  'shows what fails first, each with its level and its way out (STUDIO-027)',
  async ({ canvas, args, userEvent }) => {
    const lines = canvas.getAllByRole('listitem');
    const badges = lines.map((line) => line.firstElementChild?.textContent);
    await expect(badges[0]).toBe('Fails');
    await expect(badges.slice(-2)).toEqual(['Warning', 'Adjusted']);
    await expect(lines.at(-2)).toHaveTextContent(
      'WarningThe brand is 0° from the colour of danger, 25° is asked: only icon and outline tell a destructive button apart. Use #a65100',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use #a65100 for Brand' }));
    await expect(args.onColourUse).toHaveBeenCalledWith('brand', '#a65100');
    await expect(canvas.getByRole('button', { name: 'Use #7c7c7c for Navigation' })).toBeVisible();
  },
);

function Editor({ brand, nav }: ThemeDraft) {
  const [draft, setDraft] = useState<ThemeDraft>({ brand, nav });
  const fields = useRef<ThemeFieldsActions>(null);
  const { report, announced } = useLookReport({ theme: parseThemeDraft(draft).theme });
  return (
    <div className="grid gap-4">
      <ThemeFields value={draft} onValueChange={setDraft} actionsRef={fields} />
      <p role="status">{announced}</p>
      <FindingsList
        aria-label="Findings"
        findings={report?.findings ?? []}
        onColourUse={(field, colour) => {
          setDraft({ ...draft, [field]: colour });
          fields.current?.focusField(field);
        }}
      />
    </div>
  );
}

/** The findings of the theme that is edited above them. */
export const WithFields = meta.story({ render: () => <Editor brand="#f4b400" /> });
WithFields.test(
  'puts a colour into its field, which gets the focus, and the finding disappears (STUDIO-027, STUDIO-029)',
  async ({ canvas, userEvent }) => {
    const use = await canvas.findByRole('button', { name: 'Use #a46800 for Brand' });
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'AdjustedBrand as text on surface is 1.84:1 in light mode, 4.5:1 is asked: links are drawn in #844900. Use #a46800',
    );
    await userEvent.click(use);
    const brand = canvas.getByRole('textbox', { name: 'Brand' });
    await expect(brand).toHaveValue('#a46800');
    await expect(brand).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
);
WithFields.test(
  'announces the result once a change has settled (STUDIO-032)',
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('listitem');
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const brand = canvas.getByRole('textbox', { name: 'Brand' });
    await userEvent.clear(brand);
    await userEvent.paste('#c22826');
    await waitFor(() => expect(status).toHaveTextContent('Contrast: none fails, 1 warning.'));
  },
);

/** A navigation in the colour of the brand. */
export const NearNavigation = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Editor brand="#ffe000" nav="#ffe000" />,
});
NearNavigation.test('offers a colour for the navigation (STUDIO-028)', async ({ canvas }) => {
  const [line] = await canvas.findAllByRole('listitem');
  await expect(line).toHaveTextContent(
    'WarningThe navigation is hardly another colour than the brand: ΔE 1.5, 10 is asked. Use #977c00',
  );
  if (line)
    await expect(within(line).getByRole('button', { name: 'Use #977c00 for Navigation' })).toBeVisible();
});

const image: Finding = { id: 'logo-on-surface', level: 'warning', field: 'logo', what: hostile.long };

/** Extreme texts in a narrow container. */
export const HostileContent = meta.story({
  args: { findings: [image, { ...image, what: hostile.markup }] },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: {
    viewport: { options: { narrow: { name: '390 px', styles: { width: '390px', height: '800px' } } } },
  },
  decorators: [inNarrowContainer],
});
HostileContent.test('breaks long texts within its container', async ({ canvasElement }) => {
  await waitFor(() => expect(innerWidth).toBe(390));
  await expectNoOverflow(canvasElement);
});
