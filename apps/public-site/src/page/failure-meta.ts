import { MESSAGES } from '@mapa/domain';
import type { PageMeta } from './page';

/** How a page that could not be shown describes itself. */
export const failureMeta = (status: number): PageMeta => ({
  title: status === 404 ? 'Página não encontrada' : 'Serviço indisponível',
  description: status === 404 ? MESSAGES.notFound : MESSAGES.unavailable,
  indexed: false,
});
