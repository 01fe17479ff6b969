/** The types of application, with the short form that lists show. */
export const applicationTypes = [
  { name: 'Individual', short: 'IND' },
  { name: 'Joint', short: 'JNT' },
  { name: 'Company', short: 'COM' },
  { name: 'Trust Individual', short: 'TRI' },
  { name: 'Trust Corporate', short: 'TRC' },
] as const;
