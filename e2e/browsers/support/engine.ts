export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a test needs of a browser, whatever protocol the browser speaks. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Runs a function in the page of the current window; the function closes over nothing. */
  evaluate<A, T>(run: (argument: A) => T, argument: A): Promise<T>;
  /** Presses and releases the primary button, while `held` is held down. */
  click(point: Point, held?: 'Shift'): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Every open window, oldest first. */
  windows(): Promise<readonly string[]>;
  /** Makes a window the current one. */
  use(window: string): Promise<void>;
  /** Warnings and errors of the console so far; undefined where the engine reports none. */
  readonly messages: readonly string[] | undefined;
  close(): Promise<void>;
}

/** The source of a function for protocols that send text; the argument travels as JSON. */
export const expressionOf = <A, T>(run: (argument: A) => T, argument: A): string =>
  `(${run.toString()})(${JSON.stringify(argument) ?? 'undefined'})`;

const keys = { Enter: '\uE007', Escape: '\uE00C', Shift: '\uE008' };

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** Input sources of the WebDriver actions, which WebDriver BiDi has taken over unchanged. */
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
    // One tick each: the key goes down before the button and up after it.
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

/** Says how to get an engine that the machine does not have. */
export const notInstalled = (name: string, debian: string): Error =>
  new Error(`${name} is not installed. On Debian: apt-get install ${debian}. To test without it: --project.`);
