import type { Endpoint } from '../../contract/index.ts';
import type { Mock } from '../mock.ts';

/** One mock for each endpoint. A later mock of an endpoint replaces an earlier one. */
export type Scenario = readonly Mock[];

export const scenario = (...parts: readonly (Mock | Scenario)[]): Scenario => {
  const byCall = new Map<Endpoint, Mock>();
  for (const mock of parts.flat()) byCall.set(mock.endpoint, mock);
  return [...byCall.values()];
};

export const handlersOf = (mocks: Scenario) => mocks.map((mock) => mock.handler);
