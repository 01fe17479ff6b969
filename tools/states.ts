/** A state of a screen, and whether it has to have a story by now. */
export interface State {
  readonly id: string;
  readonly due: boolean;
}

/** A story that claims to show a state. */
export interface StateStory {
  readonly id: string;
  readonly file: string;
  readonly story: string;
  readonly tested: boolean;
}

const idPattern = /^[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+$/;

/** Reads the list of states; throws at the first line that is none. */
export function parseStates(text: string): readonly State[] {
  const seen = new Set<string>();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [id = '', mark, ...more] = line.split(' ');
      const wellFormed = idPattern.test(id) && (mark === undefined || mark === 'due') && !more.length;
      if (!wellFormed) throw new Error(`“${line}” is no state: area.screen.state, and perhaps “due”.`);
      if (seen.has(id)) throw new Error(`The state ${id} is listed twice.`);
      seen.add(id);
      return { id, due: mark === 'due' };
    });
}

/** The states that the stories of a file are tagged with. */
export function statesOfStories(file: string, source: string): readonly StateStory[] {
  return source.split(/^export const /m).flatMap((part) => {
    const story = /^\w+/.exec(part)?.[0] ?? '';
    return [...part.matchAll(/['"`]state:([^'"`]*)['"`]/g)].map((tag) => ({
      id: tag[1] ?? '',
      file,
      story,
      tested: new RegExp(`^${story}\\.test\\(`, 'm').test(source),
    }));
  });
}

export interface StatesReport {
  /** A table of covered and open states by area, then every mistake. */
  readonly lines: readonly string[];
  readonly mistakes: readonly string[];
}

/** Compares the list with the stories. */
export function reportStates(states: readonly State[], stories: readonly StateStory[]): StatesReport {
  const known = new Set(states.map(({ id }) => id));
  const covered = new Set(stories.map(({ id }) => id));
  const mistakes = [
    ...stories
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, story }) => `${file}: ${story} shows the unknown state ${id}`),
    ...stories
      .filter(({ tested }) => !tested)
      .map(({ id, file, story }) => `${file}: ${story} shows ${id} without a test`),
    ...states
      .filter(({ id, due }) => due && !covered.has(id))
      .map(({ id }) => `${id} is due and has no story`),
  ];
  const areas = [...new Set(states.map(({ id }) => areaOf(id)))];
  const table = areas.map((area) => {
    const all = states.filter(({ id }) => areaOf(id) === area);
    const shown = all.filter(({ id }) => covered.has(id)).length;
    const due = all.filter((state) => state.due);
    const dueShown = due.filter(({ id }) => covered.has(id)).length;
    return row(area, shown, all.length - shown, due.length ? `${dueShown} of ${due.length} due` : '');
  });
  const shown = states.filter(({ id }) => covered.has(id)).length;
  return {
    lines: [
      'area                   covered   open',
      ...table,
      row('total', shown, states.length - shown, ''),
      ...mistakes,
    ],
    mistakes,
  };
}

const areaOf = (id: string) => id.split('.')[0] ?? '';
const row = (area: string, covered: number, open: number, note: string) =>
  `${area.padEnd(22)} ${String(covered).padStart(7)} ${String(open).padStart(6)}   ${note}`.trimEnd();
