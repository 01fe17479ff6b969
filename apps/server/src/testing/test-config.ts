import { readConfig, type Config } from '../config/config.ts';

/** What a password's hash costs in tests: as little as can be. */
export const testCost = 10;

/**
 * The settings of a server under test: those of one that is told nothing, but for the passwords, and for the proofs that
 * whoever sends by hand does not bring.
 */
export const testConfig = (given: Partial<Config> = {}): Config => ({
  ...readConfig({}, '/'),
  passwordCost: testCost,
  tokenBinding: false,
  ...given,
});
