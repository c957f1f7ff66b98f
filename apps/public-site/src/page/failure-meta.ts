import { MESSAGES } from '@mapa/domain';
import type { PageMeta } from './page';

/** Title and description of a page that could not be loaded. */
export const failureMeta = (status: number): PageMeta => ({
  title: status === 404 ? 'Página não encontrada' : 'Serviço indisponível',
  description: status === 404 ? MESSAGES.notFound : MESSAGES.unavailable,
  indexed: false,
});
