import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifestOf } from './pnpm.ts';
import { root } from './root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const node = read('.node-version').trim();
/** The source of a built file. */
const sourceOf = (built: string) => built.replace('/dist/', '/src/').replace(/\.js$/, '.ts');

describe('The Containerfile', () => {
  const lines = read('packaging/Containerfile').split('\n');
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  test('starts from the pinned Node as an unprivileged user, without demo data', () => {
    expect(of('FROM').map((from) => from.split(' ')[0])).toEqual(
      Array.from({ length: 2 }, () => `docker.io/library/node:${node}-bookworm-slim`),
    );
    expect(of('USER')).toEqual(['node']);
    expect(of('ENV').join(' ')).toContain('PORTAL_DEMO=0');
  });

  test('runs the pinned pnpm with existing scripts, and starts a file that is built', () => {
    const { packageManager, scripts } = manifestOf(root);
    const calls = of('RUN').flatMap((line) => /^npx -y (\S+) (?:run )?(\S+)/.exec(line)?.slice(1) ?? []);
    expect(calls).toEqual([packageManager, 'install', packageManager, 'package']);
    expect(scripts['package']).toBe('node tools/package-server.ts');
    const [command = '[]'] = of('CMD');
    const [program, , file = ''] = JSON.parse(command) as string[];
    expect([program, existsSync(join(root, sourceOf(file)))]).toEqual(['node', true]);
  });

  test('has a stop timeout that is longer than the server needs', () => {
    const [, seconds] = /^# Run:.* --stop-timeout (\d+) /m.exec(lines.join('\n')) ?? [];
    expect(Number(seconds)).toBeGreaterThan(31);
  });

  test('excludes generated files from its context', () => {
    const ignored = read('.dockerignore').trim().split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '.git', '.data']));
  });
});

test('the unit starts the built server, may write to one folder only, and waits for as long as the server needs to stop', () => {
  const text = read('packaging/portal.service');
  const unit = new Map(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const [, , script = ''] = (unit.get('ExecStart') ?? '').split(' ');
  expect(script.startsWith('/srv/portal/apps/server/dist/')).toBe(true);
  expect(existsSync(join(root, sourceOf(script.slice('/srv/portal/'.length))))).toBe(true);
  expect(unit.get('ProtectSystem')).toBe('strict');
  expect(unit.get('CapabilityBoundingSet')).toBe('');
  expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(31);
});

test('the timer starts the unit that backs up every night, by a built command, into a folder of its own', () => {
  const service = read('packaging/portal-backup.service');
  const [, built = ''] =
    /\/srv\/portal\/(apps\/server\/dist\/cli\/\S+\.js) "\$\$STATE_DIRECTORY\//.exec(service) ?? [];
  expect(existsSync(join(root, sourceOf(built)))).toBe(true);
  expect(service).toMatch(/^StateDirectoryMode=0700$/m);
  expect(service).toMatch(/^ProtectSystem=strict$/m);
  const timer = read('packaging/portal-backup.timer');
  expect(timer).toMatch(/^OnCalendar=\*-\*-\* [\d:]+ UTC$/m);
  expect(timer).toMatch(/^Persistent=yes$/m);
});

test('every command of the server is a script or named in the README, and the pages of operating name commands that there are', () => {
  const { scripts } = manifestOf(root);
  const commands = globSync('apps/server/src/cli/*.ts', { cwd: root }).filter((file) =>
    /^await \w+\(/m.test(read(file)),
  );
  const called = [...Object.values(scripts), read('README.md')].join('\n');
  expect(commands.filter((file) => !called.includes(file))).toEqual([]);
  const pages = globSync('docs/operating/*.md', { cwd: root }).map(read).join('\n');
  const named = [...pages.matchAll(/pnpm(?:@[\d.]+)? (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  const builtin = ['install', 'deploy', 'licenses'];
  expect(named.filter((name) => !(name in scripts) && !builtin.includes(name))).toEqual([]);
});

test('CI compares every branch in the base look, and its page says what to mail (DESK-052)', () => {
  expect(read('.ci/review')).toMatch(/^exec npx -y pnpm@[\d.]+ review --looks base "\$@"$/m);
  expect(manifestOf(root).scripts['review']).toBe('node tools/review.ts');
  expect(read('.ci/README.md')).toContain('the folder is also what to mail: `review-report/index.html`');
});
