import { sizeText } from './file-name.model.ts';
import { fileNameTexts } from './file-name.texts.ts';

/** The size of a file in English, such as `412 KB` and `1.2 MB`. Empty if the size is unknown. */
export const fileSize = (bytes: number | undefined): string => sizeText(bytes, fileNameTexts);
