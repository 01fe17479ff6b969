import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  builtAs,
  clientEntries,
  componentEntries,
  entries,
  plainEntries,
  type Entry,
} from '../packages/ui/scripts/entries.ts';
import { manifestOf, pnpm, run } from './pnpm.ts';
import { bin, root } from './root.ts';
import { expect, visit } from './consumer-visit.ts';

/**
 * The library as a stranger gets it: packed, checked, installed from the tarball outside the workspace, built into an
 * app, rendered on a server, and used in a browser under a strict policy. The app's grid and theme are the README's.
 */
const home = join(root, 'packages/ui');
const own = (name: string) => join(home, 'node_modules/.bin', name);

/** The README's first block in a language, from a heading on. */
function readmeBlock(heading: string, language: string): string {
  const text = readFileSync(join(home, 'README.md'), 'utf8').split(`## ${heading}\n`)[1];
  const block = text?.split(`\`\`\`${language}\n`)[1]?.split('```')[0];
  if (!block) throw new Error(`The README shows no ${language} under ${heading}.`);
  return block;
}

async function pack(to: string): Promise<string> {
  await pnpm(home, 'pack', '--out', join(to, 'portal-ui.tgz'));
  return join(to, 'portal-ui.tgz');
}

async function checkTarball(tarball: string) {
  const names = entries.map(({ name }) => `./${name}`);
  await Promise.all([
    run(home, own('publint'), [tarball, '--strict']),
    run(home, own('attw'), [tarball, '--profile', 'esm-only', '--entrypoints', ...names]),
  ]);
  console.log(`publint and attw find nothing in ${names.length} entries`);
}

async function writeApp(app: string, tarball: string) {
  const versions = {
    ...manifestOf(join(root, 'apps/portal')).dependencies,
    ...manifestOf(home).devDependencies,
    ...manifestOf(root).devDependencies,
  };
  const wanted = [
    'react',
    'react-dom',
    'get-nonce',
    'vite',
    '@types/react',
    '@types/react-dom',
    'tailwindcss',
    '@tailwindcss/cli',
  ];
  cpSync(join(root, 'tools/consumer'), app, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(app, file), text);
  write('src/first-grid.tsx', readmeBlock('A first grid', 'tsx'));
  write('src/theme.css', readmeBlock('A theme', 'css'));
  write('tailwind.css', readmeBlock('With Tailwind', 'css').replace('../node_modules', './node_modules'));
  write('tailwind.config.js', readmeBlock('With Tailwind', 'js'));
  write('pnpm-workspace.yaml', "allowBuilds:\n  esbuild: false\n  '@parcel/watcher': false\n");
  write(
    'package.json',
    JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: {
        '@portal/ui': `file:${tarball}`,
        ...Object.fromEntries(wanted.map((name) => [name, versions[name]])),
      },
    }),
  );
  await pnpm(app, 'install', '--prefer-offline', '--no-frozen-lockfile', '--reporter', 'silent');
}

const nodeIn = (app: string, code: string) => run(app, process.execPath, ['--input-type=module', '-e', code]);

async function checkEntries(app: string) {
  const names = entries.map(({ name }) => `@portal/ui/${name}`);
  await nodeIn(app, `await Promise.all(${JSON.stringify(names)}.map((name) => import(name)))`);
  console.log('every entry loads in Node as it is');
  const onClient = (entry: Entry) =>
    readFileSync(join(app, 'node_modules/@portal/ui/dist', `${builtAs(entry)}.js`), 'utf8').startsWith(
      "'use client'",
    );
  const components = [...componentEntries, ...clientEntries];
  expect(
    components.every(onClient) && !plainEntries.some(onClient),
    "components say 'use client', data does not",
  );
}

async function buildApp(app: string) {
  const vite = join(app, 'node_modules/.bin/vite');
  await Promise.all([
    run(app, bin('tsc'), ['--project', app]),
    run(app, vite, ['build', '--logLevel', 'error', '--assetsInlineLimit', '0']),
    run(app, vite, ['build', '--logLevel', 'error', '--ssr', 'src/server.tsx', '--outDir', 'server']),
    run(app, join(app, 'node_modules/.bin/tailwindcss'), [
      '--input',
      'tailwind.css',
      '--output',
      'tailwind.out.css',
    ]),
  ]);
  const sheet = readFileSync(join(app, 'tailwind.out.css'), 'utf8');
  expect(/\.bg-brand\b[^}]*var\(--portal-brand\)/.test(sheet), 'the preset makes utilities of the tokens');
  expect(!/--color-blue-500/.test(sheet), "Tailwind's own palette is off");

  const page = await nodeIn(app, "import('./server/server.js').then((it) => console.log(it.page()))");
  expect(page.includes('Marlow Pty Ltd') && page.includes('Drop orders'), 'a server renders the page');
  const index = join(app, 'dist/index.html');
  const place = '<div id="root">';
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace(place, () => place + page.trim()),
  );
}

async function checkCommand(app: string) {
  const command = join(app, 'node_modules/.bin/portal-theme');
  await run(app, command, ['init', '--from', '#7a1fa2', '--out', 'purple.theme.json']);
  await run(app, command, ['check', 'purple.theme.json']);
  console.log('portal-theme makes a theme of a colour and passes it');
}

const scratch = mkdtempSync(join(tmpdir(), 'portal-ui-'));
try {
  const tarball = await pack(scratch);
  const app = join(scratch, 'app');
  await Promise.all([checkTarball(tarball), writeApp(app, tarball)]);
  await Promise.all([checkEntries(app), checkCommand(app), buildApp(app)]);
  await visit(join(app, 'dist'));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
