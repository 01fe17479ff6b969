export {
  fileSize,
  shownFileName,
  sortFiles,
  uploadPercent,
  type FileFacts,
  type FileRules,
  type RefusedFile,
} from './drop-zone.model.ts';
export { DropZone, type DropZoneProps } from './drop-zone.tsx';
export { FileRow, type FileRowProps, type FileState } from './file-row.tsx';
export { useDropZone, type DropZoneOptions } from './use-drop-zone.ts';
