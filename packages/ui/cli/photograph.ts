import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Outcome } from './outcome.ts';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A picture of a page, by whichever Chromium there is. */
export async function photograph(page: string, png: string): Promise<Outcome> {
  const named = process.env['PORTAL_CHROMIUM'];
  const args = [
    '--headless',
    '--disable-gpu',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--hide-scrollbars',
    '--window-size=1280,2600',
    `--screenshot=${resolve(png)}`,
    pathToFileURL(resolve(page)).href,
  ];
  for (const browser of named ? [named] : browsers) {
    try {
      await promisify(execFile)(browser, args, { timeout: 60_000 });
      return { status: 0, text: `${page}\n${png}` };
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
    }
  }
  return {
    status: 2,
    text: `${page}\nThere is no Chromium to make ${png} with: name one in PORTAL_CHROMIUM.`,
  };
}
