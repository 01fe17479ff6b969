export const dropZoneTexts = {
  /** Name of the button. */
  text: 'Click here or drop document files to upload',
  /** Why a file is rejected: its type is not accepted. */
  wrongType: 'Invalid file type',
  /** Why a file is rejected; `most` is the largest size, such as `2 MB`. */
  tooLarge: ({ most }: { most: string }) => `The file is larger than ${most}`,
  /** Why a file is rejected: it has no content. */
  empty: 'The file is empty',
  /** Why a file is rejected; `most` is the greatest number of files. */
  tooMany: ({ most }: { most: number }) =>
    most === 1 ? 'Upload one file at a time' : `Upload no more than ${most} files`,
  /** Why a folder is rejected. */
  folder: 'Folders cannot be uploaded',
  /** Below the first rejected files: how many more there are. */
  moreRejected: ({ count }: { count: number }) => `+${count}`,
} as const;
