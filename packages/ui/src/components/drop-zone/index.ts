export {
  validateFiles,
  uploadPercent,
  type FileFacts,
  type FileRules,
  type FileState,
  type FileTexts,
  type FileRejection,
  type ValidatedFiles,
} from './drop-zone.model.ts';
export { DropZone, type DropZoneProps } from './drop-zone.tsx';
export { fileSize, shownFileName } from './file-name.model.ts';
export { DropZoneItem, type DropZoneItemProps } from './file-row.tsx';
export { useDropZone, type DropZoneOptions } from './use-drop-zone.ts';
