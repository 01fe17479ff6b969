import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/styles.css';
import type { ReportData } from '../../../tools/review/report-data.ts';
import { Report } from './report.tsx';

/** The script of a written report, which holds its data as JSON. */
const data = JSON.parse(document.getElementById('report-data')?.textContent ?? '') as ReportData;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Report data={data} />);
