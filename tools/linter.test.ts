import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { bin, root } from './root.ts';

const safe = 'no-restricted-properties';
/** Code that must not be in a page, by folder, with the rule that finds it. A file without a rule is allowed. */
const files: readonly (readonly [rule: string | undefined, folder: string, source: string])[] = [
  [safe, 'ui/src/components/badge', 'export const f = (n: Element) => void (n.innerHTML = "<b>");'],
  [safe, 'portal/src/screens', 'export const f = (n: Element) => n.insertAdjacentHTML("beforeend", "");'],
  [safe, 'portal/src/screens', 'export const f = () => window.open("/");'],
  [safe, 'portal/src/screens', 'export const f = () => document.write("");'],
  [safe, 'portal/src/screens', 'export const f = (blob: Blob) => URL.createObjectURL(blob);'],
  [safe, 'ui/src/components', 'export const f = () => new DOMParser().parseFromString("", "text/html");'],
  [safe, 'portal/src/screens', 'export const f = (event: KeyboardEvent) => event.isComposing;'],
  ['no-restricted-globals', 'portal/src/screens', 'export const f = () => localStorage.length;'],
  [safe, 'portal/src/screens', 'export const f = () => window.sessionStorage.length;'],
  ['no-danger', 'ui/src/components', 'export const f = <i dangerouslySetInnerHTML={{ __html: "" }} />;'],
  ['forbid-dom-props', 'portal/src/screens', 'export const f = <iframe title="x" srcDoc="" />;'],
  ['no-script-url', 'portal/src', 'export const f = () => location.assign("javascript:void 0");'],
  ['no-new-func', 'ui/src/components', 'export const f = new Function("return 1");'],
  ['no-eval', 'portal/src/screens', 'export const f = () => eval("1");'],
  [undefined, 'ui/src/safe', 'export const f = (blob: Blob) => URL.createObjectURL(blob);'],
];

test('the linter finds code that must not be in a page', async () => {
  const place = await mkdtemp(join(tmpdir(), 'linter-'));
  await copyFile(join(root, '.oxlintrc.json'), join(place, '.oxlintrc.json'));
  const wanted = files.map(([rule, folder, source], index) => {
    const path = `${folder.startsWith('ui/') ? 'packages' : 'apps'}/${folder}/x${index}.tsx`;
    return { rule, path, source };
  });
  for (const { path, source } of wanted) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), source);
  }
  const report = await new Promise<string>((resolve) => {
    execFile(bin('oxlint'), ['--format', 'json', '.'], { cwd: place }, (_, out) => resolve(out));
  });
  await rm(place, { recursive: true });
  const { diagnostics } = JSON.parse(report) as { diagnostics: { code: string; filename: string }[] };
  const found = wanted.map(({ path }) =>
    diagnostics.filter(({ filename }) => filename === path).map(({ code }) => /\((.*)\)/.exec(code)?.[1]),
  );
  expect(found).toEqual(wanted.map(({ rule }) => (rule ? expect.arrayContaining([rule]) : [])));
});
