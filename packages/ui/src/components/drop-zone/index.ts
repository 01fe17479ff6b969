export {
  sortFiles,
  uploadPercent,
  type FileFacts,
  type FileRules,
  type FileState,
  type FileTexts,
  type Refusal,
  type SortedFiles,
} from './drop-zone.model.ts';
export { DropZone, type DropZoneProps } from './drop-zone.tsx';
export { fileSize, shownFileName } from './file-name.model.ts';
export { FileRow, type FileRowProps } from './file-row.tsx';
export { useDropZone, type DropZoneOptions } from './use-drop-zone.ts';
