import { editalApi, type ApiState, type AppStore } from '@mapa/api-client';
import { counted, routePath } from '@mapa/domain';

const { noticeProgramme } = editalApi.endpoints;

/** The office in an address, by its index in the edital; undefined without one. */
export function officeIn(params: URLSearchParams): number | undefined {
  const text = params.get('cargo') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** The address of a notice's programme for an office; without one, that of the choice of offices. */
export function studyAddress(id: number, office?: number): string {
  const path = routePath('noticeStudy', { id });
  return office === undefined ? path : `${path}?${new URLSearchParams({ cargo: String(office) })}`;
}

/** Arguments of the query of a programme. */
export const programmeQuery = (id: number, office: number | undefined) => ({
  id,
  ...(office !== undefined && { cargo: office }),
});

/**
 * Loads a notice's programme, for the server render.
 * @returns the result of the query, which decides the page's status
 */
export const loadNoticeStudy = ({ dispatch }: Pick<AppStore, 'dispatch'>, id: number, url: URL) =>
  dispatch(noticeProgramme.initiate(programmeQuery(id, officeIn(url.searchParams)), { subscribe: false }));

/** Title and description of the page, once the programme is loaded. */
export function noticeStudyMeta(
  state: ApiState,
  id: number | null,
  url: URL,
): { title: string; description: string } | undefined {
  if (id === null) return undefined;
  const programme = noticeProgramme.select(programmeQuery(id, officeIn(url.searchParams)))(state).data;
  if (!programme) return undefined;
  const { nome, orgao, cargos, total_assuntos } = programme;
  const what =
    total_assuntos > 0
      ? `${counted(total_assuntos, 'assunto', 'assuntos')} do edital`
      : `o programa de ${counted(cargos.length, 'cargo', 'cargos')} do edital`;
  return {
    title: `Estudar para ${nome}`,
    description: `${orgao === null ? '' : `${orgao}: `}${what} na ordem do que deve valer mais pontos na prova, com questões comentadas.`,
  };
}
