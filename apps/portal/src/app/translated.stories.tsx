import {
  checkingIndividuals,
  detailOf,
  findingIn,
  managingUsers,
  scenario,
  someApplicationRows,
  someUsers,
  viewing,
  applicationListOf,
  userListOf,
} from '@portal/api/mocks';
import {
  endTranslation,
  translatePage,
  type Translation,
} from '../../../../packages/ui/src/testing/translator.ts';
import { surviveTranslation } from '@portal/ui/behaviours';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ErrorBoundary } from '../base/error-boundary.tsx';
import { openPalette, option } from '../palette/palette-steps.ts';
import { page, type Play } from '../testing/play.ts';
import { IndividualWizard } from '../screens/verifications/wizard/individual-wizard.tsx';
import { fillScreening, press, toDetails } from '../screens/verifications/wizard/wizard-steps.ts';
import { installScenario, PartStory, PortalStory } from '../testing/portal-story.tsx';

/** Screens in a browser that translates them. */
const meta = preview.meta({
  title: 'Screens/Translated by the browser',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  tags: ['screen', '!dev', '!autodocs'],
  beforeEach: (context) => {
    const end = surviveTranslation();
    installScenario(context);
    return () => {
      endTranslation();
      end();
    };
  },
});
const linesOf = async ({ canvas }: Play, table: string) =>
  within(await canvas.findByRole('region', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

const applications = someApplicationRows(45);
export const Applications = meta.story({
  args: {
    at: '/list/all',
    scenario: scenario(viewing(), applicationListOf(applications), findingIn(applications)),
  },
});
const turns = (translation: Translation) => async (play: Play) => {
  await play.canvas.findByRole('link', { name: String(applications[0]?.ApplicationID) });
  translatePage(translation);
  await play.userEvent.click(play.canvas.getByRole('link', { name: 'Next page' }));
  const shown = applications.slice(20, 40);
  await play.canvas.findByRole('link', { name: String(shown[0]?.ApplicationID) });
  await waitFor(async () => {
    const lines = await linesOf(play, 'Applications table');
    for (const [index, { PrimaryEmail, Status }] of shown.entries()) {
      await expect(lines[index]).toContain(PrimaryEmail ?? '');
      await expect(lines[index]).toContain(Status);
    }
  });
  await openPalette(play, 'users');
  await expect(await option(play, /Users/)).toBeVisible();
  await play.userEvent.keyboard('{Escape}');
};
Applications.test('page 2 shows its own rows after a translator moved the texts of page 1', turns('moved'));
Applications.test(
  'page 2 shows its own rows after a translator replaced the texts of page 1',
  turns('replaced'),
);

const users = someUsers(45);
export const Users = meta.story({
  args: { at: '/users', scenario: scenario(managingUsers(), userListOf(users)) },
});
const invites = (translation: Translation) => async (play: Play) => {
  await linesOf(play, 'Users table');
  translatePage(translation);
  await play.userEvent.click(play.canvas.getByRole('link', { name: 'Next page' }));
  await waitFor(async () => {
    const lines = await linesOf(play, 'Users table');
    for (const [index, { Email, Status }] of users.slice(20, 40).entries()) {
      await expect(lines[index]).toContain(Email);
      await expect(lines[index]).toContain(Status);
    }
  });
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Invite' }));
  const dialog = within(await page(play).findByRole('dialog', { name: 'Invite new user' }));
  await play.userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Ada');
  await play.userEvent.keyboard('{Escape}');
  await play.userEvent.click(await page(play).findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
};
Users.test('pages and a dialog work after a translator moved their texts', invites('moved'));
Users.test('pages and a dialog work after a translator replaced their texts', invites('replaced'));

export const Application = meta.story({ args: { at: '/application/1001?from=all', scenario: detailOf() } });
const comments = (translation: Translation) => async (play: Play) => {
  const card = within(await play.canvas.findByRole('region', { name: 'Comments' }));
  const box = await card.findByRole('textbox', { name: 'Comment' });
  translatePage(translation);
  for (const text of ['Called the bank', 'Called again']) {
    await play.userEvent.click(box);
    await play.userEvent.paste(text);
    await play.userEvent.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(card.getAllByRole('listitem')[0]).toHaveTextContent(text));
    await waitFor(() => expect(box).toHaveValue(''));
  }
};
Application.test('comments are saved and shown after a translator moved the texts', comments('moved'));
Application.test('comments are saved and shown after a translator replaced the texts', comments('replaced'));

const checks = checkingIndividuals();
export const Wizard = meta.story({
  args: { at: '/', scenario: checks },
  render: () => <PartStory scenario={checks} part={<IndividualWizard onClose={() => undefined} />} />,
});
const verifies = (translation: Translation) => async (play: Play) => {
  await screen.findByRole('radio', { name: 'Individual Screening' });
  translatePage(translation);
  await toDetails('Individual Screening')(play);
  await fillScreening(play);
  await press(play, 'Continue');
  await screen.findByRole('button', { name: 'New Search' });
};
Wizard.test('leads to a result after a translator moved the texts', verifies('moved'));
Wizard.test('leads to a result after a translator replaced the texts', verifies('replaced'));

function Removable() {
  const [removed, remove] = useState(false);
  return (
    <p>
      {!removed && <b>Draft</b>} <button onClick={() => remove(true)}>Remove</button>
    </p>
  );
}

export const Torn = meta.story({
  args: { at: '/', scenario: managingUsers() },
  render: () => (
    <ErrorBoundary fallback={() => 'Portal unavailable'}>
      <Removable />
    </ErrorBoundary>
  ),
});
Torn.test(
  'what something else took out of the page is drawn again, and the page is not lost',
  async (play) => {
    const draft = play.canvas.getByText('Draft');
    document.body.append(draft);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Remove' }));
    await expect(await play.canvas.findByRole('button', { name: 'Remove' })).toBeVisible();
    await expect(play.canvas.queryByText('Portal unavailable')).toBeNull();
    draft.remove();
  },
);
