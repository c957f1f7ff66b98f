import { useExamListQuery } from '@mapa/api-client';
import { counted, money, routePath, shortCalendarText } from '@mapa/domain';
import { Link, Meta } from '@mapa/ui-kit';
import { OPEN_NOTICES } from '../queries';
import type { Exam } from '../model';
import { NewsList, NewsRow } from './news-list';

function factsOf({ edital, banca }: Exam): string {
  const { inscricoes_ate, vagas, salario_max_centavos } = edital ?? {};
  return [
    inscricoes_ate && `Inscrições até ${shortCalendarText(inscricoes_ate)}`,
    vagas && counted(vagas, 'vaga', 'vagas'),
    salario_max_centavos && `até ${money(salario_max_centavos)}`,
    banca?.sigla,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Notices open for registration, the nearest deadline first; renders nothing where there are none. */
export function OpenNotices() {
  const { data, isError } = useExamListQuery(OPEN_NOTICES);
  if (data ? data.data.length === 0 : isError) return null;
  return (
    <NewsList
      id="inscricoes-abertas"
      title="Inscrições abertas"
      more={{ to: routePath('notices'), words: 'Ver todos os concursos' }}
    >
      {data?.data.map((exam) => (
        <NewsRow key={exam.id}>
          {exam.edital?.link ? (
            <Link look="quiet" to={exam.edital.link} target="_blank">
              {exam.nome}
            </Link>
          ) : (
            <strong>{exam.nome}</strong>
          )}
          <Meta>{factsOf(exam)}</Meta>
          {exam.edital?.com_programa ? (
            <Link
              to={routePath('noticeStudy', { id: exam.id })}
              aria-label={`Estudar para este concurso: ${exam.nome}`}
            >
              Estudar para este concurso
            </Link>
          ) : null}
        </NewsRow>
      ))}
    </NewsList>
  );
}
