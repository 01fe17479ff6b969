export { beginsWords } from './command-list.model.ts';
export { CommandList, type CommandItem, type CommandListProps } from './command-list.tsx';
export {
  useCommandList,
  type CommandGroup,
  type CommandListOptions,
  type CommandOption,
} from './use-command-list.ts';
