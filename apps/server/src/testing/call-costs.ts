import { expect } from 'vitest';
import type { Database } from '../platform/db/connect.ts';
import { observeStatements } from './observe-statements.ts';
import { testApp, type TestApp } from './test-app.ts';

type Call = () => Promise<Response>;

/** Milliseconds in which both of two quick calls have had a moment alone, even on a busy machine. */
const measuredFor = 3000;

/** An app whose calls can be compared with those that do nothing: in statements and in time. */
export function measuredApp(db: Database) {
  let statements = 0;
  const counted = observeStatements(db, () => () => void (statements += 1));
  const app: TestApp = testApp(counted, { checkReplies: false });

  const count = async (call: Call, status: number) => {
    const before = statements;
    expect((await call()).status).toBe(status);
    return statements - before;
  };

  return {
    app,
    /** All statements of a call, also those of every call. */
    allStatementsOf: count,
    /** The statements of a call, without those of every call. */
    statementsOf: async (call: Call, status = 200): Promise<number> => {
      await count(call, status);
      const every = await count(() => app.send('/api/configuration/rows', { as: 'FULL' }), 200);
      return (await count(call, status)) - (every - 1);
    },
    /** The lowest time of a call as a multiple of an empty answer, in turns: what they take when nothing else runs. */
    timesOf: async (call: (index: number) => Promise<Response>): Promise<number> => {
      const lowest = { call: Infinity, empty: Infinity };
      const measure = async (name: keyof typeof lowest, one: Call) => {
        const start = performance.now();
        await (await one()).arrayBuffer();
        lowest[name] = Math.min(lowest[name], performance.now() - start);
      };
      const end = performance.now() + measuredFor;
      for (let index = 0; index < 40 || performance.now() < end; index += 1) {
        await measure('empty', () => app.send('/api/account/ping', { as: 'FULL' }));
        await measure('call', () => call(index));
      }
      return lowest.call / lowest.empty;
    },
  };
}
