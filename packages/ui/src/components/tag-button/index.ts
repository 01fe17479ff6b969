export { TagButton, type TagButtonProps } from './tag-button.tsx';
export { useTagButton, type TagButtonOptions } from './use-tag-button.ts';
