import { runProgram, type Program } from './program.ts';
import { testCost } from './test-config.ts';

/** Settings of a server for sign-ins of demo users through any port, with bearer tokens. */
export const signInByTests: Readonly<Record<string, string>> = {
  PORTAL_DEMO: '1',
  // The public port that browsers use.
  PORTAL_PUBLIC_PORT: '4000',
  PORTAL_TOKEN_BINDING: '0',
  PORTAL_PASSWORD_COST: String(testCost),
};

/** A separate server process, which can be ended in any way and restarted on its data. */
export interface Server {
  readonly port: number;
  /** The status of a health endpoint. */
  health(of?: 'ready' | 'live'): Promise<number>;
  readonly program: () => Program;
  /** Starts a new process and waits until it is ready; returns the milliseconds that took. */
  begin(): Promise<number>;
}

export function serverOn(port: number, env: Readonly<Record<string, string>>, file = 'main.ts'): Server {
  let program: Program | undefined;
  const health = (of = 'ready') =>
    fetch(`http://127.0.0.1:${port}/health/${of}`).then(
      ({ status }) => status,
      () => 0,
    );
  return {
    port,
    health,
    program: () => {
      if (!program) throw new Error('The server has not begun.');
      return program;
    },
    begin: async () => {
      const begun = performance.now();
      program = runProgram(file, { ...env, PORT: String(port) });
      await program.line('Portal ready');
      while ((await health()) !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
      return performance.now() - begun;
    },
  };
}
