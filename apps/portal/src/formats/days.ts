import { dateFormatter, type DayRange } from '@portal/api/contract';

const dayText = dateFormatter('D MMM YYYY', 'UTC');
const dayOf = (day: string): string => dayText(Date.parse(day) / 1000);

/** Days without a zone: `1 Dec 2025 - 30 Nov 2026`. */
export const daysText = ({ from, to }: DayRange): string => `${dayOf(from)} - ${dayOf(to)}`;
