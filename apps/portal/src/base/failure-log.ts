export { reportFailure, reportReason } from '@portal/api/client';
