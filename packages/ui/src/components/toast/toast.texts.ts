export const toastTexts = {
  /** Name of the region with the messages. */
  label: 'Messages',
  /** Name of the button that closes a message. */
  dismissName: 'Dismiss',
  /** Above the messages: how many more there are than are visible. */
  waiting: ({ count }: { count: number }) => `${count} more`,
} as const;
