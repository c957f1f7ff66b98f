import { REVIEW_REASONS, daysAwayText, optionLabel, shareText, type ReviewReason } from '@mapa/domain';
import { CircleAlertIcon, CircleXIcon, ClockIcon, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { DueItem } from '../review-model';

const looks: Record<ReviewReason, { Icon: typeof ClockIcon; ink: string }> = {
  errada: { Icon: CircleXIcon, ink: token.color.danger },
  insegura: { Icon: CircleAlertIcon, ink: token.color.warning },
  esquecimento: { Icon: ClockIcon, ink: token.color.info },
};

export interface DueListProps {
  items: readonly DueItem[];
  /** The server's time; undefined if the host does not state it. */
  now: string | undefined;
}

/** Questions due today, each with its reason and its probability of recall. */
export function DueList({ items, now }: DueListProps) {
  return (
    <List aria-label="Questões da revisão de hoje">
      {items.map(({ questao, motivo, retencao, ultima_resposta_em }) => (
        <li key={questao.id}>
          <div>
            <Name>
              <strong>{questao.assunto.at(-1)?.nome ?? 'Sem assunto'}</strong> <span>{questao.codigo}</span>
            </Name>
            <Reason motivo={motivo} />
          </div>
          <Facts>
            <span>Lembrança estimada: {shareText(retencao)}</span>
            <span>Respondida {daysAwayText(ultima_resposta_em, now)}</span>
          </Facts>
        </li>
      ))}
    </List>
  );
}

/** Reason for which a question is due, as icon and words. */
export function Reason({ motivo }: { motivo: ReviewReason }) {
  const { Icon, ink } = looks[motivo];
  return (
    <Line $ink={ink}>
      <Icon size={16} aria-hidden /> {optionLabel(REVIEW_REASONS, motivo)}
    </Line>
  );
}

const List = styled.ol`
  margin-top: ${token.space.x2};
  border-top: 1px solid ${token.color.rule};
  & > li {
    display: grid;
    gap: ${token.space.half} ${token.space.x3};
    padding-block: ${token.space.x1h};
    border-bottom: 1px solid ${token.color.rule};
    ${media.medium} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;

const Name = styled.p`
  line-height: ${token.leading.snug};
  & > strong {
    font-weight: ${token.weight.strong};
  }
  & > span {
    color: ${token.color.inkFaint};
    font-size: ${token.size.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Line = styled.p<{ $ink: string }>`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  & > svg {
    flex: none;
    color: ${({ $ink }) => $ink};
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  ${media.medium} {
    flex-direction: column;
    align-items: flex-end;
  }
  gap: 0 ${token.space.x2};
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
