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
 * The libraries as a consumer gets them: packed, checked, installed from the tarballs outside the workspace, built into an
 * app, rendered on a server, and used in a browser under a strict policy. The app consists of the code in the READMEs.
 */
const ui = join(root, 'packages/ui');
const api = join(root, 'packages/api');
const own = (name: string) => join(ui, 'node_modules/.bin', name);
const apiEntries = ['contract', 'client', 'queries', 'mocks'];

/** The first block of code in a language below a heading of a package's README. */
function readmeBlock(home: string, heading: string, language: string): string {
  const text = readFileSync(join(home, 'README.md'), 'utf8').split(`## ${heading}\n`)[1];
  const block = text?.split(`\`\`\`${language}\n`)[1]?.split('```')[0];
  if (!block) throw new Error(`The README of ${home} has no ${language} below ${heading}.`);
  return block;
}

async function pack(home: string, file: string): Promise<string> {
  await pnpm(home, 'pack', '--out', file);
  return file;
}

async function checkTarball(tarball: string, names: readonly string[]) {
  await Promise.all([
    run(ui, own('publint'), [tarball, '--strict']),
    run(ui, own('attw'), [
      tarball,
      '--profile',
      'esm-only',
      '--entrypoints',
      ...names.map((name) => `./${name}`),
    ]),
  ]);
  console.log(`publint and attw find nothing in ${names.length} entries`);
}

async function writeApp(app: string, tarballs: Readonly<Record<string, string>>) {
  const versions = {
    ...manifestOf(join(root, 'apps/portal')).dependencies,
    ...manifestOf(ui).devDependencies,
    ...manifestOf(root).devDependencies,
  };
  const wanted = [
    '@tanstack/react-query',
    'react',
    'react-dom',
    'get-nonce',
    'msw',
    'vite',
    '@types/react',
    '@types/react-dom',
    'tailwindcss',
    '@tailwindcss/cli',
  ];
  cpSync(join(root, 'tools/consumer'), app, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(app, file), text);
  write('src/first-grid.tsx', readmeBlock(ui, 'A first grid', 'tsx'));
  write('src/theme.css', readmeBlock(ui, 'A theme', 'css'));
  write('src/client.ts', readmeBlock(api, 'A client outside the portal', 'ts'));
  write('src/users-page.tsx', readmeBlock(api, 'A list page', 'tsx'));
  write('src/mocks.ts', readmeBlock(api, 'Mocks in your tests', 'ts'));
  write('src/dutch.ts', readmeBlock(ui, 'Another language', 'ts'));
  write('tailwind.css', readmeBlock(ui, 'With Tailwind', 'css').replace('../node_modules', './node_modules'));
  write('tailwind.config.js', readmeBlock(ui, 'With Tailwind', 'js'));
  write('pnpm-workspace.yaml', "allowBuilds:\n  esbuild: false\n  msw: false\n  '@parcel/watcher': false\n");
  write(
    'package.json',
    JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`])),
        ...Object.fromEntries(wanted.map((name) => [name, versions[name]])),
      },
    }),
  );
  await pnpm(app, 'install', '--prefer-offline', '--no-frozen-lockfile', '--reporter', 'silent');
}

const nodeIn = (app: string, code: string) => run(app, process.execPath, ['--input-type=module', '-e', code]);

async function checkEntries(app: string) {
  const names = [
    ...entries.map(({ name }) => `@portal/ui/${name}`),
    ...apiEntries.map((name) => `@portal/api/${name}`),
  ];
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
  const classesOf = (css: string) => new Set(css.match(/\.(?:\w|-|\\.)+(?=[^{}]*{)/g));
  const missing = classesOf(readFileSync(join(ui, 'dist/styles.css'), 'utf8')).difference(classesOf(sheet));
  expect(missing.size === 0, `the preset makes every utility of styles.css ${[...missing].join(' ')}`);
  expect(!/--color-blue-500/.test(sheet), "Tailwind's own palette is off");

  const dutch = await nodeIn(
    app,
    "import('./src/dutch.ts').then(({ dutch: { texts } }) => console.log(texts['pagination.range']({ from: 21, to: 40, total: 147 }), texts['suggest-field.count']({ count: 1 })))",
  );
  expect(dutch.trim() === '21–40 van 147 1 suggestie', 'the table of the README makes Dutch sentences');
  const page = await nodeIn(app, "import('./server/server.js').then((it) => console.log(it.page()))");
  expect(page.includes('Marlow Pty Ltd') && page.includes('Drop orders'), 'a server renders the page');
  const index = join(app, 'dist/index.html');
  const place = '<div id="root">';
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace(place, () => place + page.trim()),
  );
}

async function checkCommands(app: string) {
  const command = join(app, 'node_modules/.bin/portal-theme');
  await run(app, command, ['init', '--from', '#7a1fa2', '--out', 'purple.theme.json']);
  await run(app, command, ['check', 'purple.theme.json']);
  console.log('portal-theme makes a theme from a colour and accepts it');
  const template = await run(app, join(app, 'node_modules/.bin/portal-texts'), ['template', 'fi']);
  writeFileSync(join(app, 'fi.mjs'), template);
  await run(app, join(app, 'node_modules/.bin/portal-texts'), ['check', 'fi.mjs']);
  console.log('portal-texts prints a template and accepts it');
}

const scratch = mkdtempSync(join(tmpdir(), 'portal-libraries-'));
try {
  const [uiTarball, apiTarball] = await Promise.all([
    pack(ui, join(scratch, 'portal-ui.tgz')),
    pack(api, join(scratch, 'portal-api.tgz')),
  ]);
  const app = join(scratch, 'app');
  await Promise.all([
    checkTarball(
      uiTarball,
      entries.map(({ name }) => name),
    ),
    checkTarball(apiTarball, apiEntries),
    writeApp(app, { '@portal/ui': uiTarball, '@portal/api': apiTarball }),
  ]);
  await Promise.all([checkEntries(app), checkCommands(app), buildApp(app)]);
  await visit(join(app, 'dist'));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
