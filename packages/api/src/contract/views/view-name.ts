import { cleanText } from '../text.ts';
import { viewLimits } from './view-definition.ts';

export const viewNameTaken = 'A view of this name already exists.';
export const tooManyPrivateViews = `You have ${viewLimits.private} views. Delete one first.`;
export const tooManySharedViews = `There are ${viewLimits.shared} shared views. Delete one first.`;
export const onlySharedDefault = 'Only a shared view can be the default for everybody.';

/** What is wrong with the cleaned name of a view. Undefined if nothing is (VIEWS-018). */
export function viewNameProblem(name: string): string | undefined {
  const { length } = [...cleanText(name)];
  if (length === 0) return 'Enter a name.';
  if (length > viewLimits.name) return `A name has at most ${viewLimits.name} characters.`;
  return /(?!\s)\p{Cc}/u.test(name) ? 'A name has no control characters.' : undefined;
}
