import { getSystemConfiguration, type ApplicationDetail, type Requirement } from '@portal/api/contract';
import {
  anApplicationDetail,
  aRequirement,
  detailOf,
  mock,
  scenario,
  systemConfiguration,
} from '@portal/api/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import { vectors } from '../../../../../../packages/ui/src/safe/testing/vectors.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import type { Play } from '../../../testing/play.ts';
import { card, headsOfTable, rowsOfTable } from './detail-steps.ts';

const toDo =
  '<p>Provide <b>one</b> of the following, certified within 12 months:</p><ul><li>Australian passport</li><li>Driver licence, front and back</li></ul><p>See <a href="https://help.harbour.example/identity">how to certify</a>.</p>';

const requirements: readonly Requirement[] = [
  aRequirement('Elena Marchetti'),
  aRequirement('Dominic Marchetti', { Result: 1, ResultText: 'Failed', ActionRequired: toDo }),
  aRequirement('Rosa Marchetti', { Result: 2, ResultText: ' ' }),
];

type Settings = Partial<typeof systemConfiguration>;
const detailWith = (change: Partial<ApplicationDetail>, settings: Settings = {}) =>
  scenario(
    detailOf(anApplicationDetail({ Requirements: [...requirements], ...change })),
    mock(getSystemConfiguration, {}, { ...systemConfiguration, ...settings }),
  );

const results = 'Electronic Verification summary';
const required = 'Identification requirements summary';

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Verification summary',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: detailWith({}) },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen', picture: { role: 'region', name: results } },
  tags: ['screen'],
});

/** Shows the results of the identity checks for each person. */
export const Default = meta.story({ tags: ['state:detail.ev-summary.results'] });
Default.test(
  'shows the result of each person in words (DETAIL-054, DETAIL-057, DETAIL-058)',
  async ({ canvas }) => {
    const summary = await card(canvas, results);
    await expect(headsOfTable(summary).slice(0, 3)).toEqual(['Name', 'Result', 'Action Required']);
    await expect(rowsOfTable(summary).map(([name, result]) => [name, result])).toEqual([
      ['Elena Marchetti', 'Passed'],
      ['Dominic Marchetti', 'Failed'],
      ['Rosa Marchetti', 'Failed'],
    ]);
    await expect(summary.getByText('Passed')).toHaveAttribute('data-tone', 'success');
    await expect(summary.getAllByText('Failed')[0]).toHaveAttribute('data-tone', 'danger');
    await expect(canvas.queryByRole('region', { name: required })).toBeNull();
  },
);

/** Shown when the tenant hides the results: the card names the people without them. */
export const RequirementsOnly = meta.story({
  args: { scenario: detailWith({}, { ShowEVSummaryResult: false }) },
  parameters: { picture: { name: required } },
  tags: ['state:detail.ev-summary.requirements-only'],
});
RequirementsOnly.test('names the same people without their results (DETAIL-055)', async ({ canvas }) => {
  const summary = await card(canvas, required);
  await expect(headsOfTable(summary)).not.toContain('Result');
  await expect(rowsOfTable(summary).map(([name]) => name)).toEqual([
    'Elena Marchetti',
    'Dominic Marchetti',
    'Rosa Marchetti',
  ]);
  await expect(summary.queryByText('Passed')).toBeNull();
  await expect(canvas.queryByRole('region', { name: results })).toBeNull();
});

/** Shown before completion when the tenant hides results and outstanding documents until then. */
export const BeforeCompletion = meta.story({
  args: {
    scenario: detailWith(
      {
        IsComplete: false,
        Status: 'Primary edit',
        OutstandingDocuments: [{ Name: 'Certified trust deed', ActionRequired: null }],
      },
      { ShowDocumentListBeforeCompletion: false },
    ),
  },
  parameters: { picture: { name: required } },
  tags: ['state:detail.ev-summary.hidden-before-completion'],
});
BeforeCompletion.test('hides results and additional documents (DETAIL-056, OP-116)', async ({ canvas }) => {
  const summary = await card(canvas, required);
  await expect(summary.queryByText('Passed')).toBeNull();
  await expect(canvas.queryByRole('region', { name: 'Additional Documents' })).toBeNull();
  await expect(canvas.queryByText('Documents due')).toBeNull();
});

const long = `<p>${'Certified copies are signed on each page by an authorised person. '.repeat(12)}</p>`;

/** Shows required actions that the server sends as HTML. */
export const ActionHtml = meta.story({
  args: {
    scenario: detailWith({
      Requirements: [aRequirement('Dominic Marchetti', { Result: 1, ActionRequired: toDo + long })],
    }),
  },
  tags: ['state:detail.ev-summary.action-html'],
});
ActionHtml.test(
  'shows the text of the required action without its HTML tags (DETAIL-059)',
  async ({ canvas }) => {
    const summary = await card(canvas, results);
    const link = await summary.findByRole('link', { name: /how to certify/ });
    await expect(link).toHaveAttribute('href', 'https://help.harbour.example/identity');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(summary.getByText('one')).toHaveStyle({ fontWeight: '600' });
    await expect(summary.getAllByRole('listitem')).toHaveLength(2);
    await expect(summary.queryByText(/<|>/)).toBeNull();
  },
);

/** Shown when no identity check is required. */
export const Empty = meta.story({ args: { scenario: detailWith({ Requirements: [] }) } });
Empty.test('says that no check is required', async ({ canvas }) => {
  await expect((await card(canvas, results)).getByText('No requirements.')).toBeVisible();
});

const eligible = {
  IsEligibleForReverification: true,
  IsEligibleForNewVerification: true,
  IsEligibleForSanctionsVerification: true,
};

/** Shows the open menu with the checks that can be run for a person. */
export const MenuOpen = meta.story({
  args: {
    scenario: detailWith({
      Requirements: [aRequirement('Elena Marchetti', eligible), aRequirement('Dominic Marchetti')],
    }),
  },
  play: async ({ canvas, userEvent }: Play) => {
    const summary = await card(canvas, results);
    await userEvent.click(summary.getByRole('button', { name: 'Verification menu for Elena Marchetti' }));
    await screen.findByRole('menu');
  },
  tags: ['state:detail.ev-summary.menu-open'],
});
MenuOpen.test(
  'offers each check that can be run for the person, and no menu if there is none (REV-001, REV-002, REV-003)',
  async ({ canvas }) => {
    const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
    await expect(entries).toEqual([
      'Add Identification & Verify Individual',
      'Verify Individual',
      'PEP/Sanctions Screening',
    ]);
    const menus = canvas.getAllByRole('button', { name: /^Verification menu/, hidden: true });
    await expect(menus).toHaveLength(1);
  },
);

export const Attacks = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: {
    scenario: detailWith({
      Requirements: vectors.map((ActionRequired, index) =>
        aRequirement(`Person ${index}`, { ActionRequired }),
      ),
      OutstandingDocuments: vectors
        .filter((_, index) => index % 17 === 0)
        .map((ActionRequired) => ({ Name: 'Document', ActionRequired })),
    }),
  },
  // The 400 rows show nothing that the other stories do not show.
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => {
    Object.assign(globalThis, { ran: () => (document.body.dataset['ran'] = 'yes') });
    return () => {
      delete document.body.dataset['ran'];
      Reflect.deleteProperty(globalThis, 'ran');
    };
  },
});
Attacks.test(
  'none of 400 injection attempts runs, loads a resource or adds an element (DETAIL-060, OP-147)',
  async ({ canvas }) => {
    const summary = await card(canvas, results);
    const cells = summary.getAllByRole('row').map((row) => row.lastElementChild);
    await expect(cells.length).toBeGreaterThan(400);
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[data-plain]')).toBeNull());
    const refused =
      'script,style,img,svg,math,iframe,object,embed,form,input,button,video,audio,base,meta,link,details';
    for (const cell of cells) await expect(cell?.querySelector(refused) ?? null).toBeNull();
    const handlers = cells.flatMap((cell) =>
      [...(cell?.querySelectorAll('*') ?? [])].flatMap((one) =>
        one.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
      ),
    );
    await expect(handlers).toEqual([]);
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('evil.example'));
    await expect(asked).toEqual([]);
    await expect(document.body.dataset['ran']).toBeUndefined();
  },
);
