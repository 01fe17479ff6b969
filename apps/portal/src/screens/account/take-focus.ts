/** For `ref`: focuses a message when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
