/** The types of application, with the abbreviations shown in lists. */
export const applicationTypes = [
  { name: 'Individual', short: 'IND' },
  { name: 'Joint', short: 'JNT' },
  { name: 'Company', short: 'COM' },
  { name: 'Trust Individual', short: 'TRI' },
  { name: 'Trust Corporate', short: 'TRC' },
] as const;
