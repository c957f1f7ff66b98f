import { FailureNote } from '@mapa/billing';
import { questionsOf, routePath } from '@mapa/domain';
import { Button, ButtonLink, ItemTitle, Link, Meta, PlusIcon, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { useMakeNotebook } from '../notebook/use-make-notebook';
import { PaperLinks } from '../paper-links';
import type { Exam } from '../model';
import { factsText, originText } from '../texts';

interface ExamRowProps {
  exam: Exam;
  /** The student's score in words; undefined if there is none. */
  score: string | undefined;
}

/** A paper in the list: its origin, its content, and a button that makes a notebook. */
export function ExamRow({ exam, score }: ExamRowProps) {
  const { made, refusal, busy, handleMake, dialog } = useMakeNotebook(exam);
  return (
    <Row>
      <Facts>
        <ItemTitle>
          <Link look="quiet" to={routePath('exam', { id: exam.id })}>
            {exam.nome}
          </Link>
        </ItemTitle>
        <Meta>{factsText(originText(exam), questionsOf(exam.questoes))}</Meta>
        <PaperLinks exam={exam} score={score} />
        <FailureNote error={refusal} />
        {dialog}
      </Facts>
      {made ? (
        <ButtonLink variant="secondary" to={made} aria-label={`Abrir caderno de ${exam.nome}`}>
          Abrir caderno
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          busy={busy}
          disabled={exam.questoes === 0}
          icon={<PlusIcon size={18} aria-hidden />}
          onClick={handleMake}
          aria-label={busy ? undefined : `Criar caderno de ${exam.nome}`}
        >
          Criar caderno
        </Button>
      )}
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1};
  padding-block: ${token.space.x1h};
  border-bottom: 1px solid ${token.color.rule};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 12rem;
    justify-items: stretch;
    align-items: center;
    gap: ${token.space.x6};
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${token.space.half};
  min-width: 0;
`;
