export const fileNameTexts = {
  /** Instead of a file name without visible characters. */
  unnamed: 'Unnamed file',
  /** Size of a file below 1 KB. */
  bytes: ({ value }: { value: number }) => (value === 1 ? '1 byte' : `${value} bytes`),
  /** Size of a file below 1 MB. */
  kilobytes: ({ value }: { value: number }) => `${value} KB`,
  /** Size of a file below 1 GB. */
  megabytes: ({ value }: { value: number }) => `${value} MB`,
  /** Size of a file below 1 TB. */
  gigabytes: ({ value }: { value: number }) => `${value} GB`,
  /** Size of a larger file. */
  terabytes: ({ value }: { value: number }) => `${value} TB`,
} as const;
