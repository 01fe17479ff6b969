export * from './colour-vision.tsx';
export { ContrastTable, type ContrastTableProps } from './contrast-table.tsx';
export { FindingsList, type FindingsListProps } from './findings-list.tsx';
export { LookDifferences, type LookDifferencesProps } from './look-differences.tsx';
export { ThemeFields, type ThemeFieldsActions, type ThemeFieldsProps } from './theme-fields.tsx';
export { useLiveTheme } from './use-live-theme.ts';
export { useLookReport, type LiveReport } from './use-look-report.ts';
export { useLookTexts } from './use-look-texts.ts';
export { useThemeFields, type ThemeField, type ThemeFieldsOptions } from './use-theme-fields.ts';
