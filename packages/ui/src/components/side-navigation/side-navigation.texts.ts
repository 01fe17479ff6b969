export const sideNavigationTexts = {
  /** Name of the navigation. */
  label: 'Main',
  /** Name of the button that opens it in narrow windows. */
  triggerName: 'Menu',
  /** Title of an item that leads to another site. */
  externalTitle: 'Opens in a new tab',
} as const;
