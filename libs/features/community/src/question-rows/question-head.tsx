import { routePath } from '@mapa/domain';
import { Link, QuestionStateBadges, SubjectPath, VisuallyHidden, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { QuestionLine } from '../model';
import { originOf } from '../texts';

interface QuestionHeadProps {
  question: Pick<
    QuestionLine,
    | 'id'
    | 'codigo'
    | 'ano'
    | 'banca'
    | 'instituicao'
    | 'cargo'
    | 'assunto'
    | 'anulada'
    | 'desatualizada'
    | 'motivo_situacao'
    | 'resumo'
  >;
  titleId: string;
  /** True if the whole question is shown below, with its other data. */
  short?: boolean;
  /** 3 if the row has its own title. */
  level?: 2 | 3;
  /** Badges of the row itself. */
  children?: ReactNode;
}

/** The question of a row; its code links to its page. */
export function QuestionHead({ question, titleId, short = false, level = 2, children }: QuestionHeadProps) {
  const origin = originOf(question);
  const page = routePath('question', { id: question.id });
  return (
    <Head>
      <Line>
        {short ? (
          <>
            <VisuallyHidden id={titleId} as={`h${level}`}>
              Questão {question.codigo}
            </VisuallyHidden>
            <Link to={page}>Abrir na própria página</Link>
          </>
        ) : (
          <Name id={titleId} as={`h${level}`}>
            <Link look="quiet" to={page}>
              Questão {question.codigo}
            </Link>
          </Name>
        )}
        <QuestionStateBadges anulada={question.anulada} desatualizada={question.desatualizada} />
        {children}
      </Line>
      {short ? null : (
        <>
          <Line>
            {origin ? <Origin>{origin}</Origin> : null}
            <SubjectPath subjects={question.assunto} />
          </Line>
          {question.motivo_situacao && (question.anulada || question.desatualizada) ? (
            <Reason>{question.motivo_situacao}</Reason>
          ) : null}
          <Summary>{question.resumo}</Summary>
        </>
      )}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${token.space.half};
  min-width: 0;
  font-size: ${token.size.small};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
`;

const Name = styled.h2`
  font-family: ${token.family.serif};
  font-size: ${token.size.lead};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.snug};
  font-variant-numeric: tabular-nums;
`;

const Origin = styled.p`
  color: ${token.color.inkSoft};
  font-weight: ${token.weight.medium};
`;

const Reason = styled.p`
  max-width: ${token.measure.text};
  padding-left: ${token.space.x1h};
  border-left: 2px solid ${token.color.edge};
  color: ${token.color.inkSoft};
`;

const Summary = styled.p`
  max-width: 90ch;
  font-family: ${token.family.serif};
  font-size: ${token.size.body};
  line-height: ${token.leading.text};
  overflow-wrap: anywhere;
`;
