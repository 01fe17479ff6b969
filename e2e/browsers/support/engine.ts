export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser as used by the tests, independent of its protocol. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Runs a function in the page of the current window; the function must not use variables from outside. */
  evaluate<A, T>(run: (argument: A) => T, argument: A): Promise<T>;
  /** Clicks the primary button while `held` is pressed. */
  click(point: Point, held?: 'Shift'): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** All open windows, oldest first. */
  windows(): Promise<readonly string[]>;
  /** Makes a window the current one. */
  use(window: string): Promise<void>;
  /** Console warnings and errors so far; undefined if the engine reports none. */
  readonly messages: readonly string[] | undefined;
  close(): Promise<void>;
}

/** The source of a function, for protocols that send text; the argument is passed as JSON. */
export const expressionOf = <A, T>(run: (argument: A) => T, argument: A): string =>
  `(${run.toString()})(${JSON.stringify(argument) ?? 'undefined'})`;

const keys = { Enter: '\uE007', Escape: '\uE00C', Shift: '\uE008' };

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** Input sources of WebDriver actions, which WebDriver BiDi uses unchanged. */
export const w3cActions = {
  click: ({ x, y }: Point, held?: 'Shift'): readonly object[] => {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
    const pointer = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    const mouse = (actions: readonly object[]) => ({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions,
    });
    if (!held) return [mouse(pointer)];
    // One pause per action: the key goes down before the button and up after it.
    const pause = { type: 'pause', duration: 0 };
    const key = { type: 'key', id: 'keyboard' };
    const down = { type: 'keyDown', value: keys[held] };
    const up = { type: 'keyUp', value: keys[held] };
    return [{ ...key, actions: [down, pause, pause, pause, up] }, mouse([pause, ...pointer, pause])];
  },
  type: (text: string): readonly object[] => [
    { type: 'key', id: 'keyboard', actions: [...text].flatMap(stroke) },
  ],
  press: (key: 'Enter' | 'Escape'): readonly object[] => [
    { type: 'key', id: 'keyboard', actions: stroke(keys[key]) },
  ],
};

/** An engine that is not installed. */
export class NotInstalled extends Error {}

/** The error for an engine that is not installed, with the way to install it. */
export const notInstalled = (name: string, debian: string): NotInstalled =>
  new NotInstalled(
    `${name} is not installed. On Debian: apt-get install ${debian}. To test without it: --project.`,
  );
