export { beginsWords } from './command-list.model.ts';
export { CommandList, type CommandItem, type CommandListProps } from './command-list.tsx';
export * from './use-command-list.ts';
