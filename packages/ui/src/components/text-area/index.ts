export { countCharacters } from './text-area.model.ts';
export { TextArea, TextCounter, type TextAreaProps, type TextCounterProps } from './text-area.tsx';
export { useTextArea, type TextAreaOptions } from './use-text-area.ts';
