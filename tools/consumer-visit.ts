import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_ARGS, findChromium } from './browser.ts';

export function expect(truth: boolean, sentence: string) {
  if (!truth) throw new Error(`Failed: ${sentence}`);
  console.log(sentence);
}

// Server-rendered markup has style attributes; styles that React sets at run time are not restricted.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-Y29uc3VtZXI'; font-src 'self'; connect-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'";

async function tryPage(page: Page, address: string) {
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);

  const primary = page.getByRole('button', { name: 'Drop orders' });
  const ground = await primary.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground === 'rgb(122, 31, 162)', "the button has the consumer's brand");
  const font = await page.evaluate(async () => (await document.fonts.ready).check('14px "Inter Variable"'));
  expect(font, 'the font has arrived');

  const row = page.getByRole('row', { name: /Marlow/ });
  await row.getByRole('checkbox', { name: 'A-1' }).check();
  expect((await row.getAttribute('aria-selected')) === 'true', 'a row is selected');

  await primary.click();
  const dialog = page.getByRole('dialog', { name: 'Drop orders' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(
    await primary.evaluate((element) => element === document.activeElement),
    'a dialog opens and closes',
  );
  expect(
    complaints.length === 0,
    `nothing is complained about, by the policy neither${complaints.map((one) => `\n${one}`).join('')}`,
  );
}

const users = ['Ada Wren', 'Ben Osei'].map((name, index) => ({
  GlobalUserId: `G-${index}`,
  FirstName: name.split(' ')[0],
  LastName: name.split(' ')[1],
  Email: `user${index}@example.com`,
  RoleName: 'Adviser',
  Status: 'Active',
  HasApplicationAccess: true,
  LastSuccessfulLoginTimestamp: null,
}));

/** The list page in German: its rows come from the API, whose answer the client has checked. */
async function tryUsers(page: Page, address: string) {
  await page.route('**/api/user/list?*', async (route) => {
    const authorised = (await route.request().headerValue('authorization')) === 'Bearer access-token';
    await route.fulfill(
      authorised ? { json: { Users: users, TotalRows: 1147, MaxPage: 58 } } : { status: 401 },
    );
  });
  await page.goto(`${address}users.html`);
  await page.getByRole('row', { name: /Ada Wren/ }).waitFor();
  const pages = page.getByRole('navigation', { name: 'Seiten' });
  await pages.getByText('21–40 von 1.147').waitFor();
  expect(await pages.getByRole('link', { name: 'Nächste Seite' }).isVisible(), 'the list page is in German');
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--portal-brand'),
  );
  expect(/#7a1fa2|rgb\(122, 31, 162\)/.test(brand), `the list page has the consumer's theme, ${brand}`);
}

/** Opens the built app in Chromium and does what a person does there. */
export async function visit(outDir: string) {
  const site = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, headers: { 'content-security-policy': policy } },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const address = site.resolvedUrls?.local[0] ?? '';
    await tryPage(await browser.newPage(), address);
    await tryUsers(await browser.newPage(), address);
  } finally {
    await browser.close();
    await site.close();
  }
}
