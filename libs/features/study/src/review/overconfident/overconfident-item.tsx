import { dayText } from '@mapa/domain';
import { ChevronDownIcon, ChevronUpIcon, media, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { SureItem } from '../review-model';
import { ReviewedQuestion } from '../reviewed-question';

export interface OverconfidentItemProps {
  item: SureItem;
  position: number;
  onAnswered: () => void;
}

/**
 * One overconfident error: its first words and, when opened, the question with the student's answer, the right one and
 * the explanation.
 */
export function OverconfidentItem({ item: { questao, respondida_em }, position, onAnswered }: OverconfidentItemProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const Arrow = isOpen ? ChevronUpIcon : ChevronDownIcon;
  return (
    <Row>
      <Opener type="button" aria-expanded={isOpen} aria-controls={`${id}-questao`} onClick={() => setIsOpen(!isOpen)}>
        <span>
          <strong>{questao.assunto.at(-1)?.nome ?? 'Sem assunto'}</strong>{' '}
          <Code>
            {questao.codigo} · errada em {dayText(respondida_em)}
          </Code>
          <Words>{questao.resumo}</Words>
        </span>
        <Arrow size={20} aria-hidden />
      </Opener>
      <div id={`${id}-questao`} hidden={!isOpen}>
        {isOpen ? (
          <Opened>
            <ReviewedQuestion id={questao.id} position={position} isAnswerShown repeatable onAnswered={onAnswered} />
          </Opened>
        ) : null}
      </div>
    </Row>
  );
}

const Row = styled.li`
  border-bottom: 1px solid ${token.color.rule};
`;

const Opener = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space.x2};
  width: 100%;
  min-height: ${token.target};
  padding-block: ${token.space.x1h};
  line-height: ${token.leading.snug};
  text-align: left;
  cursor: pointer;
  & > svg {
    color: ${token.color.inkFaint};
  }
  ${media.hover} {
    &:hover strong {
      color: ${token.color.accent};
    }
  }
`;

const Code = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.span`
  display: -webkit-box;
  margin-top: ${token.space.half};
  overflow: hidden;
  color: ${token.color.inkSoft};
  font-family: ${token.family.serif};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Opened = styled.div`
  padding-block: ${token.space.x1} ${token.space.x4};
`;
