import type { Plugin } from 'vite';

/** `_test("base story", _testStory({ … }));`, which Storybook writes for a story that has tests. */
const baseStory = /_test\d*\("base story", _testStory\d*\(\{[^{}]*\}\)\);?/g;

/** Leaves out the run of a story that has tests: each of them begins with the same steps. The addon has no setting for it. */
export const withoutBaseStories = (): Plugin => ({
  name: 'without-base-stories',
  enforce: 'post',
  transform: {
    filter: { id: /\.stories\.tsx/ },
    handler: (code) => ({
      // What is left keeps its place, and the source map holds.
      code: code.replace(baseStory, (statement) => statement.replace(/[^\n]/g, ' ')),
      map: null,
    }),
  },
});
