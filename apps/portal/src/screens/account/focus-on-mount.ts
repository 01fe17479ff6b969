/** For `ref`: focuses a message when it appears. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
