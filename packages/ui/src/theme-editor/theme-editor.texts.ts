export const themeEditorTexts = {
  /** Name of the field with the colour of the brand. */
  brandLabel: 'Brand',
  /** Name of the field with the colour of the navigation. */
  navLabel: 'Navigation',
  /** Name of the field with the radius of corners. */
  radiusLabel: 'Corner',
  /** Name of the field with the density. */
  densityLabel: 'Density',
  /** Name of the field with the font. */
  fontLabel: 'Font',
  /** Name of the logo. */
  logoLabel: 'Logo',
  /** Name of the logo on dark backgrounds. */
  logoDarkLabel: 'Logo on dark',
  /** Name of the icon in the tab of a browser. */
  iconLabel: 'Icon of the tab',
  /** Name of the colour picker of the brand. */
  pickBrandName: 'Pick brand',
  /** Name of the colour picker of the navigation. */
  pickNavName: 'Pick navigation',
  /** Below the brand. */
  brandHint: 'Every other colour derives from it.',
  /** Below the navigation. */
  navHint: 'Its text turns black or white by itself.',
  /** Below the corner. */
  radiusHint: '0 to 16 px',
  /** Below the density. */
  densityHint: 'A person may differ',
  /** Density with more room. */
  comfortableText: 'Comfortable',
  /** Density with less room. */
  compactText: 'Compact',
  /** The font Inter. */
  interText: 'Inter',
  /** The font of the operating system. */
  systemText: 'System font',
  /** A radius. */
  pixels: ({ value }: { value: number }) => `${value} px`,
  /** Instead of a value that is not set. */
  notSetText: 'not set',
  /** Below a field that is not set: its value is the default. */
  defaultText: 'Default',
  /** Button that unsets a field. */
  resetToDefaultText: 'Reset to default',
  /** Below a field that differs from what users see; `value` is what they see. */
  publishedText: ({ value }: { value: string }) => `Published: ${value}`,
  /** Button that takes the published value. */
  resetText: 'Reset',
  /** Name of that button. */
  resetBrandName: 'Reset brand',
  /** Name of that button. */
  resetNavName: 'Reset navigation',
  /** Name of that button. */
  resetRadiusName: 'Reset corner',
  /** Name of that button. */
  resetDensityName: 'Reset density',
  /** Name of that button. */
  resetFontName: 'Reset font',
  /** Title above what is wrong with the typed values. */
  invalidTitle: 'Shown is the last theme that holds.',
  /** Badge of a pair of colours that is too low. */
  failsText: 'Fails',
  /** Badge of a choice that users may regret. */
  warningText: 'Warning',
  /** Badge of a colour that is replaced by a readable one. */
  adjustedText: 'Adjusted',
  /** Button that puts a colour into its field. */
  useText: ({ colour }: { colour: string }) => `Use ${colour}`,
  /** Name of that button; `field` is the name of the field. */
  useName: ({ colour, field }: { colour: string; field: string }) => `Use ${colour} for ${field}`,
  /** Name of the list of fields that differ. */
  differencesLabel: 'Differences',
  /** A difference for screen readers. */
  difference: ({ field, from, to }: { field: string; from: string; to: string }) =>
    `${field}, from ${from} to ${to}`,
  /** Facts of an image; `size` is in KB. */
  imageFacts: ({
    kind,
    size,
    width,
    height,
  }: {
    kind: string;
    size: string;
    width: string;
    height: string;
  }) => `${kind}, ${size} KB, ${width} × ${height}`,
  /** Name of the region with the table of contrasts. */
  contrastTableName: 'Contrast table',
  /** Caption of that table, for screen readers. */
  contrastTableCaption: 'Lowest contrast of each colour over its grounds',
  /** Heading of the names of colours. */
  colourHeading: 'Colour',
  /** Heading of the contrasts in light mode. */
  lightHeading: 'Light',
  /** Heading of the contrasts in dark mode. */
  darkHeading: 'Dark',
  /** Heading of the contrasts in light mode with more contrast. */
  lightMoreHeading: 'Light, more',
  /** Heading of the contrasts in dark mode with more contrast. */
  darkMoreHeading: 'Dark, more',
  /** The ground of a colour, after its name. */
  onGround: ({ ground }: { ground: string }) => `on ${ground}`,
  /** The same if there are several. */
  onAnyGround: 'on any ground',
  /** Tooltip of a contrast: the ground on which it is lowest. */
  lowestOn: ({ ground }: { ground: string }) => `Lowest on ${ground}`,
  /** Before a contrast that is too low. */
  tooLowText: 'Too low:',
  /** Name of the choice of a colour vision. */
  visionLabel: 'Seen with',
  /** Vision without a deficiency. */
  fullVision: 'Full colour vision',
  /** Vision without red cones. */
  protanopia: 'Protanopia',
  /** Vision without green cones. */
  deuteranopia: 'Deuteranopia',
  /** Vision without blue cones. */
  tritanopia: 'Tritanopia',
  /** Vision without colours. */
  achromatopsia: 'Achromatopsia',
} as const;
