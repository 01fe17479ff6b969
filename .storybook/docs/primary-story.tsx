import { Story } from '@storybook/addon-docs/blocks';
import { initialPageGlobals } from '../decorators/page-attributes.ts';
import type { FirstStory } from './use-first-story.ts';

/** The first story of a block; in an iframe if it would cover the page. */
export function PrimaryStory({ story, globals }: FirstStory) {
  const { docs, layout } = story.parameters as {
    docs?: { story?: { inline?: boolean; height?: string } };
    layout?: string;
  };
  if (docs?.story?.inline === false) {
    const look = Object.keys(initialPageGlobals).map((name) => `${name}:${String(globals[name])}`);
    return (
      <iframe
        title={story.name}
        src={`iframe.html?viewMode=story&id=${story.id}&globals=${look.join(';')}`}
        className="w-full rounded-lg border border-border"
        style={{ blockSize: docs.story.height }}
      />
    );
  }
  return (
    <div
      className={`overflow-x-auto rounded-lg border border-border bg-canvas ${layout === 'fullscreen' ? '' : 'p-6'}`}
    >
      <Story of={story.moduleExport} />
    </div>
  );
}
