import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A busy machine may take long to start an office. */
const patienceMs = 180_000;

/** The LibreOffice to test with: the one named by PORTAL_SOFFICE, an installed one, or one installed now. */
export function findLibreOffice(): string {
  const named = process.env['PORTAL_SOFFICE'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`PORTAL_SOFFICE names ${named}, where there is no file.`);
  }
  const found = installed() ?? (installWithApt() ? installed() : undefined);
  if (found) return found;
  throw new Error(
    'No LibreOffice found. Install it (Debian: apt-get install libreoffice-calc) or name its soffice in PORTAL_SOFFICE.',
  );
}

const places = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
];
const installed = (): string | undefined => places.find((path) => existsSync(path));

function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('No LibreOffice found; installing it with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'libreoffice-calc']])
      execFileSync('apt-get', args, { stdio: 'ignore', timeout: 900_000, env });
    return true;
  } catch {
    return false;
  }
}

export interface Conversion {
  readonly from: 'xlsx' | 'csv' | 'fods' | 'ods' | 'xls';
  readonly to: 'xlsx' | 'xls' | 'fods' | 'ods';
  readonly bytes: Uint8Array;
}

/**
 * How a CSV file is opened: commas, quotes, UTF-8, from the first line, numbers and dates recognised, and, worst of
 * all choices that somebody can make, formulas worked out.
 */
const csvOptions = 'CSV:44,34,76,1,,0,false,true,false,false,false,0,true';

/** Opens a file in LibreOffice and saves it as another kind; each call has a profile of its own. */
export function convert(soffice: string, { from, to, bytes }: Conversion): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'portal-office-'));
  try {
    const source = join(folder, `in.${from}`);
    writeFileSync(source, bytes);
    const args = [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      ...(from === 'csv' ? [`--infilter=${csvOptions}`] : []),
      '--convert-to',
      filters[to],
      '--outdir',
      join(folder, 'out'),
      source,
    ];
    execFileSync(soffice, args, { stdio: 'ignore', timeout: patienceMs });
    return readFileSync(join(folder, 'out', `in.${to}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const filters: Readonly<Record<Conversion['to'], string>> = {
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  xls: 'xls:MS Excel 97',
  fods: 'fods:OpenDocument Spreadsheet Flat XML',
  ods: 'ods:calc8',
};
