export { ToggleGroup, type ToggleGroupProps, type ToggleItem } from './toggle-group.tsx';
