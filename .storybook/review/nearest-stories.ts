export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** The stories whose ids have most words in common with an id, at most five. */
export function nearestStories(stories: readonly IndexedStory[], id: string): readonly IndexedStory[] {
  const wanted = wordsOf(id);
  const similarity = (other: string) => {
    const words = wordsOf(other);
    return (2 * [...words].filter((word) => wanted.has(word)).length) / (words.size + wanted.size);
  };
  return stories
    .map((story) => ({ story, score: similarity(story.id) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 5)
    .map(({ story }) => story);
}

const wordsOf = (id: string) => new Set(id.split('-').filter(Boolean));
