import type { Locator, Page } from '@playwright/test';
import { Keyboard } from './support/keyboard.ts';
import { Portal } from './support/portal.ts';
import { expect, test, type Server } from './support/server.ts';

type Kind = 'Individual Verification' | 'Biometric Verification' | 'Individual Screening';

const rows = (page: Page) => page.getByRole('region', { name: 'Individual verifications' }).getByRole('row');
const newest = (page: Page, name: string) => rows(page).filter({ hasText: name }).first();

/** A tenant in which no other test counts verifications. */
const originOf = ({ port }: Server) => `http://banksia.localhost:${port}`;

/** Opens the list of individuals. */
async function openList(page: Page, origin: string): Promise<void> {
  await new Portal(page, origin).open('fiona.full@banksia.example');
  await page.goto(`${origin}/verifications`);
  await page.getByRole('button', { name: 'Individual', exact: true }).click();
}

const birthDay = (wizard: Locator) => wizard.getByRole('spinbutton', { name: 'Date of birth Day' });

/** Opens the wizard at the details of a type of check. */
async function begin(page: Page, kind: Kind): Promise<Locator> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const wizard = page.getByRole('dialog', { name: 'Individual Verification' });
  await wizard.getByRole('radio', { name: kind }).click();
  if (kind === 'Individual Verification')
    await wizard.getByRole('checkbox', { name: 'Authorisation Consent' }).click();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  return wizard;
}

async function named(wizard: Locator, first: string, last: string): Promise<void> {
  await wizard.getByLabel('First name').fill(first);
  await wizard.getByLabel('Last name').fill(last);
}

test(
  'each type of check gets its result: passed, failed, and invited with an answer (WIZ-033, WIZ-048, WIZ-053, WIZ-056)',
  { tag: '@release' },
  async ({ page, browser, server }) => {
    await openList(page, originOf(server));

    await test.step('By keyboard alone, an electronic verification with a found address passes and appears in the list', async () => {
      const keys = new Keyboard(page);
      await keys.press(page.getByRole('button', { name: 'New', exact: true }));
      const wizard = page.getByRole('dialog', { name: 'Individual Verification' });
      await keys.pick(wizard, 'Individual Verification');
      await keys.press(wizard.getByRole('checkbox', { name: 'Authorisation Consent' }), 'Space');
      await keys.press(wizard.getByRole('button', { name: 'Continue' }));
      await keys.fill(wizard.getByLabel('First name'), 'Wren');
      await keys.fill(wizard.getByLabel('Last name'), 'Okafor');
      await keys.to(birthDay(wizard));
      await page.keyboard.type('06041980');
      await keys.fill(wizard.getByRole('combobox', { name: 'Address' }), 'tallow wattle');
      await keys.arrowTo(page.getByRole('option', { name: /^Unit 4, 18 Tallowwood Street/ }));
      await page.keyboard.press('Enter');
      await keys.turnTo(wizard.getByRole('tab', { name: 'Passport' }));
      await keys.fill(wizard.getByLabel('Passport number'), 'PA1234567');
      await keys.to(wizard.getByLabel('Country of issue'));
      await page.keyboard.type('Australia');
      await keys.press(wizard.getByRole('button', { name: 'Continue' }));
      await expect(wizard.getByText('Verification successful.')).toBeVisible();
      expect(page.url()).not.toMatch(/Okafor|PA1234567/);
      const report = page.waitForEvent('download');
      await keys.press(wizard.getByRole('button', { name: 'Download Report' }));
      expect((await report).suggestedFilename()).toBe('Individual Electronic Verification report.pdf');
      await keys.press(wizard.getByRole('button', { name: 'New Search' }));
      await expect(newest(page, 'Wren Okafor')).toContainText('Passed');
    });

    await test.step('A screening fails', async () => {
      const wizard = await begin(page, 'Individual Screening');
      await named(wizard, 'Ann', 'Match');
      await birthDay(wizard).fill('1971-02-28');
      await wizard.getByRole('button', { name: 'Continue' }).click();
      await expect(wizard.getByText('The individual has failed PEP/Sanctions screening.')).toBeVisible();
      await wizard.getByRole('link', { name: 'View Details' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^V\d+$/ })).toBeVisible();
      await expect(page.getByText('Ann Match')).toBeVisible();
      await page.goBack();
    });

    await test.step('The individual answers an invite on its page, and the result appears by itself', async () => {
      const wizard = await begin(page, 'Biometric Verification');
      await named(wizard, 'Ida', 'Invited');
      await wizard.getByLabel('Mobile number').fill('0491 570 156');
      await wizard.getByRole('button', { name: 'Send SMS' }).click();
      await expect(wizard.getByText('Invite link sent via SMS.')).toBeVisible();
      await wizard.getByRole('button', { name: 'New Search' }).click();
      await expect(newest(page, 'Ida Invited')).toContainText('Pending');

      const theirs = await browser.newPage();
      await theirs.goto(`${originOf(server)}/dev/outbox`);
      await theirs
        .getByRole('link', { name: /\/dev\/biometric\// })
        .first()
        .click();
      await theirs.getByRole('button', { name: 'Yes, that is me' }).click();
      await expect(theirs.getByText('Thank you.')).toBeVisible();
      await theirs.close();
      await expect(newest(page, 'Ida Invited')).toContainText('Complete', { timeout: 10_000 });
    });
  },
);

test(
  'keeps the input when the provider does not respond (WIZ-034, OP-216)',
  { tag: '@release' },
  async ({ page, server }) => {
    await openList(page, originOf(server));
    const wizard = await begin(page, 'Individual Screening');
    await named(wizard, 'Ann', 'Nonsense');
    await birthDay(wizard).fill('2000-02-29');
    await wizard.getByRole('button', { name: 'Continue' }).click();
    await expect(wizard.getByText('Something went wrong during Screening. Please try again.')).toBeVisible();
    await expect(wizard.getByLabel('Last name')).toHaveValue('Nonsense');
    await expect(wizard.getByText('29 Feb 2000')).toBeVisible();

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await wizard.getByLabel('Last name').fill('Sensible');
    await wizard.getByRole('button', { name: 'Continue' }).click();
    await expect(wizard.getByText('The individual has passed PEP/Sanctions screening.')).toBeVisible();
    await wizard.getByRole('button', { name: 'New Search' }).click();
    await expect(newest(page, 'Ann Sensible')).toContainText('Passed');
    await expect(rows(page).filter({ hasText: 'Ann Nonsense' })).toHaveCount(0);
  },
);
