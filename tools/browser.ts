import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const KNOWN_PLACES = [
  // Renders pages without a window, which takes a sixth less time than the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const root = process.getuid?.() === 0;

/** Arguments of Chromium. The sandbox does not work as root, and tests must not use the network. */
export const CHROMIUM_ARGS = [
  ...(root ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium for tests: the one that PORTAL_CHROMIUM names, an installed one, or one that is installed now. */
export function findChromium(): string {
  const named = process.env['PORTAL_CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PORTAL_CHROMIUM names ${named}, where there is no file.`);
  }
  const found = installed() ?? (installWithApt() ? installed() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: playwright install chromium) ' +
      'or name its executable in PORTAL_CHROMIUM.',
  );
}

function installed(): string | undefined {
  return [...KNOWN_PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

function installWithApt(): boolean {
  if (!root || !existsSync('/usr/bin/apt-get')) return false;
  console.log('No Chromium found; installing it with apt-get.');
  const apt = (...args: readonly string[]) =>
    execFileSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 });
  try {
    apt('update');
    // Not every system packages the headless shell.
    try {
      apt('install', '--yes', 'chromium-headless-shell');
    } catch {
      apt('install', '--yes', 'chromium');
    }
    return true;
  } catch {
    return false;
  }
}
