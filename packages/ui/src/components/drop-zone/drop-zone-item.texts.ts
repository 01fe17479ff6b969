export const dropZoneItemTexts = {
  /** State of a file that waits for its turn. */
  waiting: 'Waiting',
  /** State of a file that is being sent. */
  uploading: 'Uploading',
  /** State of a file that is sent and not yet accepted. */
  processing: 'Processing',
  /** State of a file that is accepted. */
  done: 'Uploaded',
  /** State of a file that was not accepted, if there is no reason. */
  failed: 'Upload failed',
  /** Name of the progress bar; `state` is one of the texts above. */
  progressName: ({ state, name }: { state: string; name: string }) => `${state} ${name}`,
  /** Name of the button that sends a file again. */
  retryName: ({ name }: { name: string }) => `Retry ${name}`,
  /** Name of the button that removes a file. */
  removeName: ({ name }: { name: string }) => `Remove ${name}`,
} as const;
