import { readConfig, type Config } from '../config/config.ts';

/** The lowest cost of a password hash, for tests. */
export const testCost = 10;

/** The default settings, except for the cost of passwords, and without proofs of possession. */
export const testConfig = (given: Partial<Config> = {}): Config => ({
  ...readConfig({}, '/'),
  passwordCost: testCost,
  tokenBinding: false,
  ...given,
});
