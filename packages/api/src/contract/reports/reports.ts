import { applicationReads } from '../applications/application-reads.ts';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { file, mediaTypes } from '../wire.ts';

/**
 * A report on an application as a PDF, with the facts that the person may see. Which claim it needs hangs on what it is a
 * report of: a complete application or one that is not (OP-140); 409 with the reason where the state has changed.
 */
export const getReport = endpoint({
  id: 'C52',
  method: 'GET',
  path: '/report/{guid}/{reportName}',
  needs: [Permission.generateFinalReport, Permission.generateDraftReport],
  cost: 'report',
  invalidates: { answered: applicationReads },
  answers: [mediaTypes.pdf],
  reply: file,
});
