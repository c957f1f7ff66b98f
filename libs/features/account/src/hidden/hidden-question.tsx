import { useShowQuestionMutation, type useHiddenQuestionsQuery } from '@mapa/api-client';
import { sayFailure } from '@mapa/auth';
import { routePath } from '@mapa/domain';
import { Button, Link, Meta, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

type Line = NonNullable<ReturnType<typeof useHiddenQuestionsQuery>['data']>['data'][number];

/** One hidden question, with enough of its text to recognise it. */
export function HiddenQuestion({ question }: { question: Line }) {
  const [show, { isLoading }] = useShowQuestionMutation();
  const { id, codigo, banca, ano, assunto, resumo } = question;
  const origin = [codigo, banca?.sigla, ano, assunto.at(-1)?.nome].filter(Boolean).join(' · ');

  const handleShow = async () => {
    const { error } = await show({ id });
    if (error) sayFailure(error);
  };

  return (
    <Row>
      <div>
        <Link look="quiet" to={routePath('question', { id })}>
          {resumo}
        </Link>
        <Meta>{origin}</Meta>
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={isLoading}
        onClick={() => void handleShow()}
        aria-label={`Mostrar de novo ${codigo}`}
      >
        Mostrar de novo
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1} ${token.space.x3};
  padding-block: ${token.space.x1h};
  border-bottom: 1px solid ${token.color.rule};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  & a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    line-height: ${token.leading.snug};
  }
`;
