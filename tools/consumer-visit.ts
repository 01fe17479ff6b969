import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_ARGS, findChromium } from './browser.ts';

export function expect(truth: boolean, sentence: string) {
  if (!truth) throw new Error(`Not so: ${sentence}`);
  console.log(sentence);
}

// Server-rendered markup has style attributes; React itself sets styles where no policy looks.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-Y29uc3VtZXI'; font-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'";

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

  await page.getByRole('button', { name: 'Remove State' }).click();
  expect((await page.getByRole('group', { name: 'Results filtered:' }).count()) === 0, 'a chip is removed');

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
    await tryPage(await browser.newPage(), site.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await site.close();
  }
}
