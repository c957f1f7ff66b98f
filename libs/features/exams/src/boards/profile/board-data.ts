import { catalogueApi, type ApiState, type AppStore } from '@mapa/api-client';
import { shortName } from '@mapa/domain';
import type { BoardProfile } from '../model';

const { institutionProfile } = catalogueApi.endpoints;

/**
 * Fetches a board's profile, for the server render and for prefetched links.
 * @returns the result of the query, which decides the page's status
 */
export const loadBoardScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>, id: number) =>
  dispatch(institutionProfile.initiate({ id }, { subscribe: false }));

/** Whether a profile is a board's: bodies have profiles as well. */
export const isBoard = (profile: Pick<BoardProfile, 'tipo'> | undefined): boolean => profile?.tipo === 'banca';

/** The fetched board, or undefined. */
export function readBoard(state: ApiState, id: number | null): BoardProfile | undefined {
  const profile = id === null ? undefined : institutionProfile.select({ id })(state).data;
  return isBoard(profile) ? profile : undefined;
}

/** Title and description of a board's page. */
export function boardMeta(board: BoardProfile): { title: string; description: string } {
  const [first, second] = board.materias.map(({ nome }) => nome);
  const heaviest = [first, second].filter(Boolean).join(' e ');
  return {
    title: `Raio-x da banca ${shortName(board)}`,
    description: `O que a banca ${board.nome} cobra${heaviest ? `, com ${heaviest} à frente` : ''}: incidência por matéria e assunto, ao longo dos anos, e como ela pergunta.`,
  };
}
