import { signedIn } from '@portal/api/mocks';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { appearanceOf, showOwn } from '../../../kept/appearance.ts';
import { installScenario, PartStory } from '../../../testing/portal-story.tsx';
import { AppearanceDialog } from './appearance-dialog.tsx';

const onClose = fn();
const page = document.documentElement;
const attributes = ['data-mode', 'data-contrast', 'data-density'];
const shown = () => attributes.map((name) => page.getAttribute(name));

const meta = preview.meta({
  title: 'Screens/Account/Appearance',
  component: PartStory,
  args: { part: <AppearanceDialog onClose={onClose} />, scenario: signedIn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    installScenario(context);
    const before = shown();
    return () => {
      localStorage.clear();
      for (const [index, name] of attributes.entries()) page.setAttribute(name, before[index] ?? '');
    };
  },
});

const choice = async (group: string, name: string) =>
  within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', {
    name,
  });

/** Shows the dialog in which a user chooses mode, contrast and density. */
export const Default = meta.story({ tags: ['state:keys.appearance.choice'] });
Default.test(
  'offers mode, contrast, density and single keys with the defaults selected (PALETTE-043)',
  async () => {
    await expect(await choice('Single-key shortcuts', 'On')).toBeChecked();
    await expect(await choice('Mode', 'As the system')).toBeChecked();
    await expect(await choice('Contrast', 'As the system')).toBeChecked();
    await expect(await choice('Density', 'Standard')).toBeChecked();
  },
);
Default.test(
  'changes the page at once, and stores the choice for this user on this device',
  async ({ userEvent }) => {
    await userEvent.click(await choice('Mode', 'Dark'));
    await userEvent.click(await choice('Contrast', 'More contrast'));
    await userEvent.click(await choice('Density', 'Compact'));
    await userEvent.click(await choice('Single-key shortcuts', 'Off'));
    const chosen = { mode: 'dark', contrast: 'more', density: 'compact', singleKeys: 'off' };
    await expect(shown()).toEqual(['dark', 'more', 'compact']);
    await expect(JSON.parse(localStorage.getItem('portal.appearance') ?? '')).toEqual(chosen);
    await expect(appearanceOf({ tenant: 'harbour', globalId: 'G-FULL' })).toEqual(chosen);

    showOwn({ tenant: 'harbour', globalId: 'G-MY' });
    await expect(shown()).toEqual(['auto', 'auto', 'tenant']);
    showOwn({ tenant: 'harbour', globalId: 'G-FULL' });
    await expect(shown()).toEqual(['dark', 'more', 'compact']);
  },
);
