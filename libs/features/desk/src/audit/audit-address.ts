import { STAFF_ACTS, fromAddress, listAddress, routePath, type StaffAct } from '@mapa/domain';

interface AuditFilters {
  ato?: StaffAct;
  questao_id?: number;
  page?: number;
}

/** The audit log and its address. */
export const AUDIT_ADDRESS = listAddress<AuditFilters>(
  routePath('deskAudit'),
  {
    ato: { key: 'ato', read: fromAddress.option(STAFF_ACTS) },
    questao_id: { key: 'questao_id', read: fromAddress.id },
    page: { key: 'page', read: fromAddress.page },
  },
  ['page'],
);
