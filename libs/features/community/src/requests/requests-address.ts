import { fromAddress, listAddress, routePath, type Role } from '@mapa/domain';
import type { Status } from '../question-rows/status-choices';

/** Work queues on the route of requests. */
const VIEWS = [
  { value: 'minhas', label: 'Minhas solicitações' },
  { value: 'fila', label: 'Solicitações dos estudantes' },
  { value: 'denuncias', label: 'Denúncias' },
  { value: 'pagamentos', label: 'Pagamentos' },
] as const;
export type View = (typeof VIEWS)[number]['value'];

/** The views of each role, the default first; limited to what the API allows. */
const VIEWS_OF: Readonly<Record<Role, readonly View[]>> = {
  estudante: ['minhas'],
  professor: ['fila'],
  admin: ['denuncias', 'pagamentos', 'minhas'],
  master: ['fila', 'denuncias', 'pagamentos'],
};

/** The views of a role, with their names. */
export const viewsOf = (role: Role) => VIEWS_OF[role].flatMap((view) => VIEWS.filter(({ value }) => value === view));

interface RequestFilters {
  aba?: View;
  status?: NonNullable<Status>;
  page?: number;
}

/** The requests and their address. */
export const REQUESTS_ADDRESS = listAddress<RequestFilters>(
  routePath('requests'),
  {
    aba: { key: 'aba', read: fromAddress.option(VIEWS) },
    status: {
      key: 'status',
      read: fromAddress.option([
        { value: 'pendente', label: 'Pendente' },
        { value: 'respondida', label: 'Respondida' },
      ]),
    },
    page: { key: 'page', read: fromAddress.page },
  },
  ['page'],
);
