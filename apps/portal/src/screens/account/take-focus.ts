/** For `ref`: an answer that has just come is where the keyboard goes on. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
