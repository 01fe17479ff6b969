/** What a test of a story, and the story itself, are called with. */
type Step<Context> = (context: Context) => Promise<void> | void;

interface Story {
  test(name: string, ...rest: unknown[]): unknown;
}

interface Preview {
  meta(input: never): { story(input?: never): Story };
}

/**
 * Checks what each story shows before each of its tests goes on from there, so that a story that has tests needs no run of
 * its own: each of them begins with the same steps. What the test leaves is checked as well, and then taken out of sight:
 * Storybook stops what moves in a page by styling all of it twice more.
 */
export function checkAroundTests<Context>(preview: object, check: Step<Context>): void {
  const { meta } = preview as Preview;
  (preview as Preview).meta = function (input) {
    const made = meta.call(this, input);
    const { story } = made;
    made.story = function (annotations) {
      const one = story.call(this, annotations);
      const { test } = one;
      one.test = function (name, ...rest) {
        return test.call(
          this,
          name,
          ...rest.map((part) => (typeof part === 'function' ? checked(part as Step<Context>) : part)),
        );
      };
      return one;
    };
    return made;
  };

  function checked(step: Step<Context>): Step<Context> {
    const both: Step<Context> = async (context) => {
      await check(context);
      await step(context);
      await check(context);
      document.body.hidden = true;
    };
    // Storybook reads the source of a test to find out whether it draws the story itself.
    both.toString = () => step.toString();
    return both;
  }
}
