import { durationText } from '@mapa/domain';
import { Button, CircleCheckIcon, CircleXIcon, InfoIcon, RotateCcwIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Verdict } from '../../answering/verdict';
import type { Change } from '../../model';
import { changeTexts } from '../../versions/change-texts';
import { useReadToday } from '../../versions/use-read-today';

export interface VerdictLineProps {
  verdict: Verdict;
  questionId: number;
  /** Changes since the answered version; the next answer is to the current one. */
  changes: readonly Change[];
  elapsedMs: number | null;
  /** False if the dock shows right or wrong: then only the rest is shown here. */
  isTitled?: boolean;
  onAgain?: (() => void) | undefined;
}

const icons = { right: CircleCheckIcon, wrong: CircleXIcon, neutral: InfoIcon };

/** The server's verdict, as icon, words and colour. */
export function VerdictLine(props: VerdictLineProps) {
  const { verdict, questionId, changes, elapsedMs, isTitled = true, onAgain } = props;
  const readToday = useReadToday(questionId);
  const Icon = icons[verdict.tone];
  if (!isTitled && !verdict.detail && changes.length === 0 && elapsedMs === null && !onAgain) return null;
  return (
    <Box $tone={isTitled ? verdict.tone : null}>
      {isTitled ? <Icon size={28} aria-hidden /> : null}
      <Words>
        {isTitled ? <Title>{verdict.title}</Title> : null}
        {verdict.detail ? <Detail>{verdict.detail}</Detail> : null}
        {changes.length > 0 ? (
          <Detail>
            Você respondeu uma redação anterior desta questão, e o gabarito é o dela. {changeTexts(changes).join(' ')}
          </Detail>
        ) : null}
        {elapsedMs === null ? null : <Detail>Seu tempo: {durationText(elapsedMs)}</Detail>}
      </Words>
      {changes.length > 0 ? (
        <Button variant="ghost" size="small" icon={<RotateCcwIcon size={16} aria-hidden />} onClick={readToday}>
          Ver a questão atual
        </Button>
      ) : onAgain ? (
        <Button variant="ghost" size="small" icon={<RotateCcwIcon size={16} aria-hidden />} onClick={onAgain}>
          Responder de novo
        </Button>
      ) : null}
    </Box>
  );
}

const looks = {
  right: { ink: token.color.success, wash: token.color.successWash },
  wrong: { ink: token.color.danger, wash: token.color.dangerWash },
  neutral: { ink: token.color.info, wash: token.color.infoWash },
};

/** Without its title there is no colour to repeat. */
const plain = { ink: token.color.edge, wash: token.color.well };
const lookOf = (tone: Verdict['tone'] | null) => (tone ? looks[tone] : plain);

const Box = styled.div<{ $tone: Verdict['tone'] | null }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x1h};
  padding: ${token.space.x1h} ${token.space.x2};
  border-left: 4px solid ${({ $tone }) => lookOf($tone).ink};
  border-radius: ${token.radius.small};
  background: ${({ $tone }) => lookOf($tone).wash};
  & > svg {
    flex: none;
    color: ${({ $tone }) => lookOf($tone).ink};
  }
`;

const Words = styled.div`
  flex: 1 1 12rem;
  line-height: ${token.leading.snug};
`;

const Title = styled.p`
  font-size: ${token.size.lead};
  font-weight: ${token.weight.heavy};
`;

const Detail = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
