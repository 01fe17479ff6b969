export const breadcrumbTexts = {
  /** Name of the navigation. */
  label: 'Breadcrumb',
} as const;
