import { createVitest, type TestCase } from 'vitest/node';
import { requireNode } from '../node-version.ts';
import { root } from '../root.ts';
import { areas } from './areas.ts';
import { prepared } from './prepared.ts';

// Runs each test of an area without those before it, as a change may have it: one that fails then would seem to notice everything.
requireNode();
process.chdir(root);
const [name, ...files] = process.argv.slice(2);
const area = areas.find((each) => each.name === name);
if (!area) {
  console.error(`Name an area: ${areas.map((each) => each.name).join(', ')}.`);
  process.exit(1);
}

const failed = (test: TestCase): boolean => test.result().state === 'failed';
const exactly = (test: TestCase): RegExp =>
  new RegExp(`${test.fullName.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' > ', '.+')}$`);

await prepared(area, async () => {
  const vitest = await createVitest({
    config: 'tools/mutants/vitest.config.ts',
    watch: false,
    maxWorkers: 1,
    reporters: [{}],
  });
  vitest.provide('mutantActivation', 'runtime');
  const { testModules } = await vitest.start(files);
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const together = tests.filter(failed).map(({ fullName }) => fullName);
  console.log([`${tests.length} tests; these fail among the others too:`, ...together].join('\n  '));
  for (const test of tests) {
    for (const project of vitest.projects) project.config.testNamePattern = exactly(test);
    const { testModules: known } = await vitest.start([test.module.moduleId]);
    const again = known.filter(({ moduleId }) => moduleId === test.module.moduleId);
    const run = again.flatMap((module) => [...module.children.allTests()]);
    const broken = run.filter(failed);
    if (broken.length === 0 && run.some((each) => each.result().state === 'passed')) continue;
    process.exitCode = 1;
    console.log(`${test.module.relativeModuleId}: ${test.fullName}`);
    console.log(`  ${broken[0]?.result().errors?.[0]?.message.split('\n')[0] ?? 'is not run'}`);
  }
  await vitest.close();
});
