import { SET_CURRENT_STORY, STORY_MISSING } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { IndexedStory } from './nearest-stories.ts';

const page = 'review-story-gone--default';

let missing = '';

/** Shows the page 'Story gone' instead of an error if the address names a story that does not exist. */
export function showMissingStories() {
  addons.ready().then(
    (channel) => {
      channel.on(STORY_MISSING, (id?: unknown) => {
        if (typeof id !== 'string' || id === page) return;
        missing = id;
        channel.emit(SET_CURRENT_STORY, { storyId: page, viewMode: 'story' });
      });
    },
    () => undefined,
  );
}

/** The id of the missing story, and the stories that there are. */
export async function loadMissingStory() {
  const response = await fetch('index.json').catch(() => undefined);
  const index = response?.ok
    ? ((await response.json()) as { entries: Record<string, Entry> })
    : { entries: {} };
  return { id: missing, stories: Object.values(index.entries).filter(isStory) };
}

interface Entry extends IndexedStory {
  readonly type: string;
  readonly subtype?: string;
  readonly tags?: readonly string[];
}

/** Tests are entries of the index, too. */
const isStory = ({ type, subtype, tags = [] }: Entry) =>
  type === 'story' && subtype !== 'test' && tags.includes('dev');
