/** The parts of the list that are drawn after its first paint, in one script. */
export { ChangedLine } from './changed-line.tsx';
export { ViewsButton } from './views-button.tsx';
