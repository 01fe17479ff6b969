import type { Endpoint } from '../../contract/index.ts';
import type { Mock } from '../mock.ts';

/** A named state of the network: one fake for each call. Later ones replace earlier ones of the same call. */
export type Scenario = readonly Mock[];

export const scenario = (...parts: readonly (Mock | Scenario)[]): Scenario => {
  const byCall = new Map<Endpoint, Mock>();
  for (const mock of parts.flat()) byCall.set(mock.endpoint, mock);
  return [...byCall.values()];
};

export const handlersOf = (mocks: Scenario) => mocks.map((mock) => mock.handler);
