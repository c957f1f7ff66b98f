import type { ApiError } from '@mapa/api-client';
import { sayFailure } from '@mapa/auth';
import { REPORT_REASONS, counted, dayText, optionLabel } from '@mapa/domain';
import { Badge, Button, Cluster, FlagIcon, lazyPart, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { PlainText } from '../question-rows/comment-text';
import type { Report } from '../model';
import { Opener } from '../question-rows/opener';
import { QuestionHead } from '../question-rows/question-head';
import { QuestionHere } from '../question-rows/question-here';
import { Facts, Opened, Row, RowTools } from '../question-rows/row-look';
import { StaffKey } from '../question-rows/staff-key';
import { decisionsOn, type DecisionChoice } from './decisions';

const DecideDialog = lazyPart(() => import('./decide-dialog').then((module) => module.DecideDialog), {
  onFailure: ({ onClose }) => onClose(),
});

interface ReportRowProps {
  report: Report;
  onDecided: () => void;
  /** Called when the report is no longer open. */
  onStale: () => void;
}

/** A report: its reason, the reported content, and the possible decisions. */
export function ReportRow({ report, onDecided, onStale }: ReportRowProps) {
  const { tipo, questao, comentario, motivo, texto, denuncias, criada_em } = report;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [deciding, setDeciding] = useState<DecisionChoice | null>(null);
  const handleDecided = () => {
    setDeciding(null);
    onDecided();
  };
  const handleStale = (error: ApiError) => {
    sayFailure(error);
    setDeciding(null);
    onStale();
  };
  return (
    <Row aria-labelledby={`${id}-motivo`}>
      <Complaint>
        <h2 id={`${id}-motivo`}>
          <FlagIcon size={18} aria-hidden />
          {optionLabel(REPORT_REASONS, motivo)}
        </h2>
        <Badge>{tipo === 'questao' ? 'Questão' : 'Comentário'}</Badge>
      </Complaint>
      {texto ? <Said>“{texto}”</Said> : null}
      <Facts>
        <span>{dayText(criada_em)}</span>
        {denuncias > 1 ? <span>{counted(denuncias, 'denúncia', 'denúncias')} sobre o mesmo</span> : null}
      </Facts>
      {comentario ? (
        <Accused>
          <figcaption>
            Comentário de {comentario.autor}
            {comentario.professor ? ', professor' : ''}
          </figcaption>
          <PlainText>{comentario.texto}</PlainText>
        </Accused>
      ) : null}
      {questao ? <QuestionHead question={questao} titleId={`${id}-questao`} short={isOpen} level={3} /> : null}
      <RowTools>
        {questao ? (
          <Opener isOpen={isOpen} controls={`${id}-aberta`} about={questao.codigo} onToggle={() => setIsOpen(!isOpen)}>
            Ver a questão
          </Opener>
        ) : null}
        <Cluster $gap="half">
          {decisionsOn(tipo).map((choice) => (
            <Button
              key={choice.value}
              variant="ghost"
              size="small"
              aria-label={choice.label}
              onClick={() => setDeciding(choice)}
            >
              {choice.short}
            </Button>
          ))}
        </Cluster>
      </RowTools>
      <div id={`${id}-aberta`}>
        {isOpen && questao ? (
          <Opened>
            <QuestionHere id={questao.id} />
            <StaffKey questionId={questao.id} isAnnulled={questao.anulada} />
          </Opened>
        ) : null}
      </div>
      {deciding ? (
        <DecideDialog
          report={report}
          choice={deciding}
          onDecided={handleDecided}
          onStale={handleStale}
          onClose={() => setDeciding(null)}
        />
      ) : null}
    </Row>
  );
}

const Complaint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  & > h2 {
    display: flex;
    align-items: center;
    gap: ${token.space.x1};
    font-family: ${token.family.serif};
    font-size: ${token.size.title3};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.snug};
  }
  & > h2 > svg {
    flex: none;
    color: ${token.color.danger};
  }
`;

const Said = styled.p`
  max-width: ${token.measure.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Accused = styled.figure`
  display: grid;
  gap: ${token.space.half};
  max-width: ${token.measure.reading};
  margin-block: ${token.space.half};
  padding-left: ${token.space.x2};
  border-left: 2px solid ${token.color.edge};
  & > figcaption {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
`;
