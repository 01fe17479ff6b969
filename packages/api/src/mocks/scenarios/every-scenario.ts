import * as scenarios from './index.ts';
import type { Scenario } from './scenario.ts';

/** Every scenario whose calls succeed, by name. */
export const everyScenario = (): Readonly<Record<string, Scenario>> =>
  Object.fromEntries(Object.entries(scenarios).map(([name, make]) => [name, make()]));
