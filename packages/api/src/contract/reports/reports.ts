import { applicationReads } from '../applications/application-reads.ts';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { pdfReport } from '../wire.ts';

/**
 * Downloads a report on an application as a PDF, limited to what the user may see. Reports on complete and incomplete
 * applications need different claims (OP-140). Status 409 with the reason if the state has changed.
 */
export const getReport = endpoint({
  id: 'C52',
  path: '/report/{guid}/{reportName}',
  needs: [Permission.generateFinalReport, Permission.generateDraftReport],
  ...pdfReport,
  invalidates: { settled: applicationReads },
});
