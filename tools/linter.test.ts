import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, root } from './root.ts';

const screen = 'apps/portal/src/screens/users/x.tsx';
const component = 'packages/ui/src/components/badge/x.tsx';

/** What must never stand in a page, and the rule that finds it. */
const broken: readonly (readonly [rule: string, path: string, source: string])[] = [
  ['no-restricted-properties', component, 'export const f = (n: Element) => void (n.innerHTML = "<b>");'],
  [
    'no-restricted-properties',
    screen,
    'export const f = (n: Element) => n.insertAdjacentHTML("beforeend", "");',
  ],
  ['no-restricted-properties', screen, 'export const f = () => window.open("/");'],
  ['no-restricted-properties', screen, 'export const f = () => document.write("");'],
  ['no-restricted-properties', screen, 'export const f = (blob: Blob) => URL.createObjectURL(blob);'],
  [
    'no-restricted-properties',
    component,
    'export const f = () => new DOMParser().parseFromString("", "text/html");',
  ],
  ['no-danger', component, 'export const f = <i dangerouslySetInnerHTML={{ __html: "" }} />;'],
  ['forbid-dom-props', screen, 'export const f = <iframe title="x" srcDoc="" />;'],
  ['no-script-url', 'apps/portal/src/x.tsx', 'export const f = () => location.assign("javascript:void 0");'],
  ['no-new-func', component, 'export const f = new Function("return 1");'],
  ['no-eval', screen, 'export const f = () => eval("1");'],
];
const fine: readonly (readonly [path: string, source: string])[] = [
  ['packages/ui/src/safe/x.ts', 'export const f = (blob: Blob) => URL.createObjectURL(blob);'],
  ['packages/ui/src/components/badge/x.stories.tsx', 'export const f = (n: Element) => n.innerHTML;'],
];

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'linter-'));
  await copyFile(join(root, '.oxlintrc.json'), join(place, '.oxlintrc.json'));
});
afterAll(() => rm(place, { recursive: true }));

/** Names of the rules that a file breaks. */
async function rulesBroken(path: string, source: string): Promise<readonly string[]> {
  await mkdir(dirname(join(place, path)), { recursive: true });
  await writeFile(join(place, path), source);
  const report = await new Promise<string>((resolve) => {
    execFile(bin('oxlint'), ['--format', 'json', path], { cwd: place }, (_, out) => resolve(out));
  });
  const { diagnostics } = JSON.parse(report) as { diagnostics: readonly { code: string }[] };
  return diagnostics.map(({ code }) => /\((.*)\)/.exec(code)?.[1] ?? code);
}

test.each(broken)('%s is found in %s: %s', async (rule, path, source) => {
  expect(await rulesBroken(path, source)).toContain(rule);
});

test.each(fine)('nothing is found in %s: %s', async (path, source) => {
  expect(await rulesBroken(path, source)).toEqual([]);
});
