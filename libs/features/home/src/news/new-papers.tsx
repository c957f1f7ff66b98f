import { useExamListQuery } from '@mapa/api-client';
import { questionsOf, routePath } from '@mapa/domain';
import { Link, Meta } from '@mapa/ui-kit';
import { PAPERS } from '../queries';
import { NewsList, NewsRow } from './news-list';

/** The newest papers; renders nothing without any, or after a failure. */
export function NewPapers() {
  const { data, isError } = useExamListQuery(PAPERS);
  if (data ? data.data.length === 0 : isError) return null;
  return (
    <NewsList
      id="provas-novas"
      title="Provas mais novas"
      more={{ to: routePath('exams'), words: 'Ver todas as provas' }}
    >
      {data?.data.map(({ id, nome, banca, ano, questoes }) => (
        <NewsRow key={id}>
          <Link look="quiet" to={routePath('exam', { id })}>
            {nome}
          </Link>
          <Meta>{[banca?.sigla, ano, questionsOf(questoes)].filter(Boolean).join(' · ')}</Meta>
        </NewsRow>
      ))}
    </NewsList>
  );
}
